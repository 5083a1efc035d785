--
-- PostgreSQL database dump
--

\restrict RUtS6cBeOgJVPSAhhSkQKWKzBqUdIa4O4ZygE2JjO0i12rufz66rWzvVdXdsWX8

-- Dumped from database version 18.4
-- Dumped by pg_dump version 18.4

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: chairs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chairs (
    match character varying(32) NOT NULL,
    seat integer NOT NULL,
    kind character varying(16) NOT NULL,
    name character varying(64) NOT NULL,
    player character varying(64) NOT NULL,
    holder character varying(64) NOT NULL,
    invite character varying(64) NOT NULL,
    seen double precision NOT NULL,
    gone double precision NOT NULL
);


--
-- Name: chat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat (
    match character varying(32) NOT NULL,
    number bigint NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL
);


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    match character varying(32) NOT NULL,
    number integer NOT NULL,
    kind character varying(16) NOT NULL,
    seat integer NOT NULL,
    value integer NOT NULL,
    at double precision NOT NULL
);


--
-- Name: matches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.matches (
    match character varying(32) NOT NULL,
    game character varying(64) NOT NULL,
    version integer NOT NULL,
    box character varying(64) NOT NULL,
    seats integer NOT NULL,
    options text NOT NULL,
    clock_kind character varying(16) NOT NULL,
    clock_seconds double precision NOT NULL,
    listed boolean NOT NULL,
    secret character varying(64) NOT NULL,
    forked integer NOT NULL,
    created double precision NOT NULL,
    number integer NOT NULL,
    status character varying(16) NOT NULL,
    turn integer NOT NULL,
    scores text NOT NULL,
    moved double precision NOT NULL,
    due double precision,
    rematch character varying(32) NOT NULL
);


--
-- Name: snapshots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.snapshots (
    match character varying(32) NOT NULL,
    number integer NOT NULL,
    layout character varying(64) NOT NULL,
    state bytea NOT NULL,
    floor integer NOT NULL
);


--
-- Data for Name: chairs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chairs VALUES ('bIQkbftYQ3tHMyaW', 2, 'open', '', '', '', '4PQZRACUimzoFV2j', 0, 0);
INSERT INTO public.chairs VALUES ('bIQkbftYQ3tHMyaW', 1, 'person', 'Person 1', '', '8f8d00a950e5f7f89bc3ebcf326103f002c297bec9d6b64a6cc203966919385d', '', 1794827524.7347164, 1794827524.8419335);
INSERT INTO public.chairs VALUES ('JJn8MCczMBPU0vgc', 2, 'bot', '', 'greedy', '', '', 0, 0);
INSERT INTO public.chairs VALUES ('JJn8MCczMBPU0vgc', 1, 'person', 'Person 1', '', '8f8d00a950e5f7f89bc3ebcf326103f002c297bec9d6b64a6cc203966919385d', '', 1794827524.9357224, 1794827548.8494809);
INSERT INTO public.chairs VALUES ('lwUCmquZaYsGhE37', 1, 'person', 'Person 1', '', '8f8d00a950e5f7f89bc3ebcf326103f002c297bec9d6b64a6cc203966919385d', '', 1794827548.9574306, 1794827551.6960566);
INSERT INTO public.chairs VALUES ('lwUCmquZaYsGhE37', 2, 'person', 'Iris', '', '1827609db3d5eb06912cca1e41b0ecdf65b71d92ea265630b1467976178740fd', '', 1794827549.011987, 1794827551.697066);
INSERT INTO public.chairs VALUES ('RTO-dM_qnjzncW8R', 1, 'person', 'Person 1', '', '8f8d00a950e5f7f89bc3ebcf326103f002c297bec9d6b64a6cc203966919385d', '', 0, 0);
INSERT INTO public.chairs VALUES ('RTO-dM_qnjzncW8R', 2, 'person', 'Person 2', '', '8f8d00a950e5f7f89bc3ebcf326103f002c297bec9d6b64a6cc203966919385d', '', 0, 0);
INSERT INTO public.chairs VALUES ('K_JEZQcH8YrN3_Vm', 2, 'bot', '', 'greedy', '', '', 0, 0);
INSERT INTO public.chairs VALUES ('K_JEZQcH8YrN3_Vm', 1, 'person', 'Rose', '', '8f8d00a950e5f7f89bc3ebcf326103f002c297bec9d6b64a6cc203966919385d', '', 1794827552.5085156, 1794827552.893082);
INSERT INTO public.chairs VALUES ('Xh-MTeLT5YQ_95rp', 1, 'person', 'Person 1', '', '8f8d00a950e5f7f89bc3ebcf326103f002c297bec9d6b64a6cc203966919385d', '', 0, 0);
INSERT INTO public.chairs VALUES ('Xh-MTeLT5YQ_95rp', 2, 'person', 'Person 2', '', '8f8d00a950e5f7f89bc3ebcf326103f002c297bec9d6b64a6cc203966919385d', '', 0, 0);


--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat VALUES ('bIQkbftYQ3tHMyaW', 1, 1, 'Is anyone coming?', 1794827524.7637312);
INSERT INTO public.chat VALUES ('lwUCmquZaYsGhE37', 1, 1, 'Good luck, Iris', 1794827549.0517623);
INSERT INTO public.chat VALUES ('lwUCmquZaYsGhE37', 2, 2, 'Bonne chance : é ☂ 香', 1794827549.175726);


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 1, 'begun', 0, 0, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 2, 'drawn', 0, 303, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 3, 'drawn', 0, 308, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 4, 'drawn', 0, 309, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 5, 'drawn', 0, 306, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 6, 'drawn', 0, 301, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 7, 'drawn', 0, 271, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 8, 'drawn', 0, 276, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 9, 'drawn', 0, 299, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 10, 'drawn', 0, 275, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 11, 'drawn', 0, 277, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 12, 'drawn', 0, 286, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 13, 'drawn', 0, 257, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 14, 'drawn', 0, 254, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 15, 'drawn', 0, 254, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 16, 'drawn', 0, 256, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 17, 'drawn', 0, 325, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 18, 'drawn', 0, 326, 1794827524.904692);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 19, 'by_bot', 2, 3, 1794827539.6986318);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 20, 'decided', 1, 0, 1794827539.7522624);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 21, 'by_bot', 2, 2, 1794827539.8150096);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 22, 'forced', 1, 1, 1794827539.8150096);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 23, 'decided', 1, 5, 1794827539.880004);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 24, 'decided', 1, 5, 1794827539.9172537);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 25, 'decided', 1, 5, 1794827539.9389396);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 26, 'drawn', 0, 235, 1794827539.9389396);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 27, 'decided', 1, 11, 1794827539.955852);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 28, 'decided', 1, 23, 1794827539.9771712);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 29, 'drawn', 0, 235, 1794827539.9771712);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 30, 'decided', 1, 11, 1794827539.9977098);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 31, 'decided', 1, 26, 1794827540.0061338);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 32, 'drawn', 0, 234, 1794827540.0061338);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 33, 'forced', 1, 22, 1794827540.0061338);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 34, 'forced', 1, 33, 1794827540.0061338);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 35, 'decided', 1, 5, 1794827540.0451558);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 36, 'decided', 1, 5, 1794827540.0588217);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 37, 'decided', 1, 5, 1794827540.0812128);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 38, 'decided', 1, 6, 1794827540.1238658);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 39, 'drawn', 0, 236, 1794827540.1238658);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 40, 'drawn', 0, 239, 1794827540.1238658);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 41, 'forced', 1, 22, 1794827540.1238658);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 42, 'decided', 1, 32, 1794827540.164315);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 43, 'forced', 1, 33, 1794827540.164315);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 44, 'forced', 1, 176, 1794827540.164315);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 45, 'decided', 1, 190, 1794827540.1875653);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 46, 'by_bot', 2, 10, 1794827540.2079122);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 47, 'drawn', 0, 257, 1794827540.2079122);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 48, 'by_bot', 2, 9, 1794827540.3517118);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 49, 'by_bot', 2, 8, 1794827540.4237552);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 50, 'by_bot', 2, 8, 1794827540.547829);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 51, 'by_bot', 2, 9, 1794827540.608569);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 52, 'drawn', 0, 246, 1794827540.608569);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 53, 'drawn', 0, 252, 1794827540.608569);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 54, 'by_bot', 2, 14, 1794827540.7099478);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 55, 'by_bot', 2, 23, 1794827540.7660995);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 56, 'drawn', 0, 246, 1794827540.7660995);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 57, 'by_bot', 2, 14, 1794827540.839792);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 58, 'by_bot', 2, 25, 1794827540.91391);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 59, 'drawn', 0, 246, 1794827540.91391);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 60, 'by_bot', 2, 14, 1794827540.958122);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 61, 'by_bot', 2, 26, 1794827541.0021465);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 62, 'drawn', 0, 247, 1794827541.0021465);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 63, 'forced', 2, 22, 1794827541.0021465);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 64, 'by_bot', 2, 27, 1794827541.0382679);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 65, 'forced', 2, 33, 1794827541.0382679);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 66, 'forced', 2, 161, 1794827541.0382679);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 67, 'by_bot', 2, 190, 1794827541.1023247);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 68, 'by_bot', 2, 10, 1794827541.142309);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 69, 'drawn', 0, 257, 1794827541.142309);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 70, 'by_bot', 2, 10, 1794827541.2063038);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 71, 'drawn', 0, 255, 1794827541.2063038);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 72, 'by_bot', 2, 8, 1794827541.242301);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 73, 'by_bot', 2, 5, 1794827541.2833421);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 74, 'by_bot', 2, 5, 1794827541.3259175);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 75, 'by_bot', 2, 8, 1794827541.4030051);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 76, 'drawn', 0, 235, 1794827541.4030051);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 77, 'drawn', 0, 247, 1794827541.4030051);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 78, 'by_bot', 2, 22, 1794827541.4539802);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 79, 'by_bot', 2, 29, 1794827541.5184314);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 80, 'forced', 2, 33, 1794827541.5184314);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 81, 'forced', 2, 189, 1794827541.5184314);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 82, 'by_bot', 2, 192, 1794827541.5636594);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 83, 'forced', 1, 34, 1794827541.5636594);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 84, 'forced', 1, 34, 1794827541.5636594);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 85, 'forced', 1, 34, 1794827541.5636594);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 86, 'forced', 1, 34, 1794827541.5636594);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 87, 'by_bot', 2, 35, 1794827541.6457117);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 88, 'by_bot', 2, 131, 1794827541.6781986);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 89, 'by_bot', 2, 35, 1794827541.7904327);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 90, 'forced', 2, 126, 1794827541.7904327);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 91, 'drawn', 0, 256, 1794827541.7904327);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 92, 'drawn', 0, 256, 1794827541.7904327);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 93, 'forced', 2, 34, 1794827541.7904327);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 94, 'forced', 2, 34, 1794827541.7904327);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 95, 'drawn', 0, 273, 1794827541.7904327);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 96, 'drawn', 0, 267, 1794827541.7904327);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 97, 'drawn', 0, 265, 1794827541.7904327);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 98, 'drawn', 0, 305, 1794827541.7904327);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 99, 'drawn', 0, 304, 1794827541.7904327);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 100, 'decided', 1, 0, 1794827541.8757365);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 101, 'by_bot', 2, 3, 1794827541.9272616);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 102, 'decided', 1, 1, 1794827542.0320094);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 103, 'forced', 2, 2, 1794827542.0320094);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 104, 'decided', 1, 5, 1794827542.0516756);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 105, 'decided', 1, 5, 1794827542.075702);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 106, 'decided', 1, 5, 1794827542.1046338);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 107, 'drawn', 0, 237, 1794827542.1046338);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 108, 'forced', 1, 22, 1794827542.1046338);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 109, 'forced', 1, 33, 1794827542.1046338);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 111, 'decided', 1, 5, 1794827542.1797235);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 113, 'decided', 1, 6, 1794827542.1951933);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 114, 'drawn', 0, 237, 1794827542.1951933);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 115, 'drawn', 0, 238, 1794827542.1951933);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 116, 'forced', 1, 22, 1794827542.1951933);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 117, 'forced', 1, 33, 1794827542.1951933);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 120, 'by_bot', 2, 10, 1794827542.3215535);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 121, 'drawn', 0, 257, 1794827542.3215535);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 123, 'by_bot', 2, 9, 1794827542.3962564);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 126, 'by_bot', 2, 22, 1794827542.5686412);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 130, 'by_bot', 2, 190, 1794827542.6600614);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 132, 'by_bot', 2, 7, 1794827542.7489107);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 134, 'by_bot', 2, 6, 1794827542.8568983);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 136, 'by_bot', 2, 7, 1794827542.9879115);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 137, 'drawn', 0, 235, 1794827542.9879115);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 138, 'drawn', 0, 239, 1794827542.9879115);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 139, 'drawn', 0, 245, 1794827542.9879115);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 141, 'by_bot', 2, 23, 1794827543.1567247);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 142, 'drawn', 0, 239, 1794827543.1567247);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 144, 'by_bot', 2, 32, 1794827543.2530673);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 146, 'by_bot', 2, 27, 1794827543.3358212);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 147, 'forced', 2, 33, 1794827543.3358212);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 149, 'by_bot', 2, 190, 1794827543.4186203);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 162, 'by_bot', 2, 120, 1794827543.5237253);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 163, 'drawn', 0, 291, 1794827543.5237253);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 164, 'drawn', 0, 298, 1794827543.5237253);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 165, 'drawn', 0, 279, 1794827543.5237253);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 166, 'drawn', 0, 290, 1794827543.5237253);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 168, 'by_bot', 2, 3, 1794827543.5944998);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 171, 'decided', 1, 5, 1794827543.7477098);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 173, 'decided', 1, 5, 1794827543.8249788);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 174, 'drawn', 0, 235, 1794827543.8249788);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 175, 'forced', 1, 22, 1794827543.8249788);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 176, 'forced', 1, 33, 1794827543.8249788);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 178, 'decided', 1, 5, 1794827543.9084444);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 180, 'decided', 1, 6, 1794827543.9576428);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 181, 'drawn', 0, 236, 1794827543.9576428);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 182, 'drawn', 0, 239, 1794827543.9576428);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 183, 'forced', 1, 22, 1794827543.9576428);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 187, 'decided', 1, 190, 1794827544.0277252);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 192, 'by_bot', 2, 6, 1794827544.2317884);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 194, 'by_bot', 2, 6, 1794827544.2957897);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 195, 'drawn', 0, 240, 1794827544.2957897);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 197, 'by_bot', 2, 27, 1794827544.4146411);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 198, 'forced', 2, 33, 1794827544.4146411);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 199, 'forced', 2, 181, 1794827544.4146411);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 201, 'by_bot', 2, 7, 1794827544.458262);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 203, 'by_bot', 2, 7, 1794827544.5439901);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 205, 'by_bot', 2, 6, 1794827544.630807);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 210, 'by_bot', 2, 22, 1794827544.6424415);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 212, 'by_bot', 2, 32, 1794827544.70138);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 213, 'forced', 2, 33, 1794827544.70138);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 215, 'by_bot', 2, 194, 1794827544.8291767);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 216, 'forced', 2, 150, 1794827544.8291767);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 222, 'by_bot', 2, 36, 1794827544.8994353);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 224, 'by_bot', 2, 36, 1794827544.9678674);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 228, 'by_bot', 2, 37, 1794827545.0168247);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 229, 'forced', 2, 124, 1794827545.0168247);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 231, 'by_bot', 2, 119, 1794827545.1076777);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 232, 'by_bot', 2, 119, 1794827545.1516914);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 240, 'decided', 1, 0, 1794827545.2156103);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 242, 'decided', 1, 1, 1794827545.2571447);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 243, 'forced', 2, 2, 1794827545.2571447);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 245, 'decided', 1, 5, 1794827545.314749);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 250, 'decided', 1, 5, 1794827545.4102757);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 252, 'decided', 1, 5, 1794827545.4753973);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 258, 'by_bot', 2, 8, 1794827545.5812151);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 260, 'by_bot', 2, 8, 1794827545.6613855);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 262, 'by_bot', 2, 7, 1794827545.8141747);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 263, 'drawn', 0, 243, 1794827545.8141747);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 264, 'drawn', 0, 247, 1794827545.8141747);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 266, 'by_bot', 2, 32, 1794827545.976238);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 267, 'forced', 2, 33, 1794827545.976238);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 268, 'forced', 2, 160, 1794827545.976238);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 270, 'by_bot', 2, 4, 1794827546.1645823);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 271, 'drawn', 0, 294, 1794827546.1645823);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 272, 'by_bot', 2, 10, 1794827546.198658);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 273, 'drawn', 0, 255, 1794827546.198658);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 276, 'by_bot', 2, 9, 1794827546.3666642);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 278, 'by_bot', 2, 9, 1794827546.451783);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 279, 'drawn', 0, 252, 1794827546.451783);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 281, 'by_bot', 2, 32, 1794827546.586189);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 282, 'forced', 2, 33, 1794827546.586189);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 283, 'forced', 2, 184, 1794827546.586189);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 289, 'by_bot', 2, 37, 1794827546.731011);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 293, 'by_bot', 2, 38, 1794827546.9558983);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 295, 'by_bot', 2, 38, 1794827547.0366561);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 296, 'forced', 2, 125, 1794827547.0366561);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 298, 'by_bot', 2, 119, 1794827547.0997305);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 300, 'by_bot', 2, 120, 1794827547.1957753);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 307, 'by_bot', 2, 1, 1794827547.2637572);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 310, 'decided', 1, 5, 1794827547.3037758);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 312, 'decided', 1, 5, 1794827547.3718603);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 313, 'drawn', 0, 236, 1794827547.3718603);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 314, 'forced', 1, 22, 1794827547.3718603);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 315, 'forced', 1, 33, 1794827547.3718603);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 317, 'by_bot', 2, 6, 1794827547.4638503);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 319, 'by_bot', 2, 5, 1794827547.5598392);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 320, 'drawn', 0, 236, 1794827547.5598392);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 321, 'drawn', 0, 239, 1794827547.5598392);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 323, 'by_bot', 2, 32, 1794827547.6127946);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 324, 'forced', 2, 33, 1794827547.6127946);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 325, 'forced', 2, 158, 1794827547.6127946);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 327, 'decided', 1, 4, 1794827547.651708);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 328, 'drawn', 0, 293, 1794827547.651708);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 110, 'decided', 1, 5, 1794827542.1424308);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 112, 'decided', 1, 5, 1794827542.1904962);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 118, 'by_bot', 2, 10, 1794827542.246382);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 119, 'drawn', 0, 254, 1794827542.246382);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 122, 'by_bot', 2, 9, 1794827542.3578649);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 124, 'by_bot', 2, 9, 1794827542.4662075);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 125, 'drawn', 0, 252, 1794827542.4662075);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 127, 'by_bot', 2, 29, 1794827542.601956);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 128, 'forced', 2, 33, 1794827542.601956);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 129, 'forced', 2, 157, 1794827542.601956);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 131, 'by_bot', 2, 7, 1794827542.699936);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 133, 'by_bot', 2, 6, 1794827542.8245933);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 135, 'by_bot', 2, 5, 1794827542.932596);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 140, 'by_bot', 2, 12, 1794827543.0680215);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 143, 'by_bot', 2, 22, 1794827543.2337103);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 145, 'by_bot', 2, 31, 1794827543.2702682);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 148, 'by_bot', 2, 155, 1794827543.3787334);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 150, 'by_bot', 2, 167, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 151, 'forced', 2, 191, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 152, 'forced', 2, 163, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 153, 'forced', 2, 191, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 154, 'forced', 1, 34, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 155, 'forced', 1, 34, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 156, 'forced', 1, 34, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 157, 'forced', 1, 34, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 158, 'forced', 2, 34, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 159, 'forced', 2, 34, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 160, 'forced', 2, 34, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 161, 'forced', 2, 34, 1794827543.4836566);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 167, 'decided', 1, 0, 1794827543.5451953);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 169, 'decided', 1, 1, 1794827543.6836605);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 170, 'forced', 2, 2, 1794827543.6836605);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 172, 'decided', 1, 5, 1794827543.788925);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 177, 'decided', 1, 5, 1794827543.8502498);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 179, 'decided', 1, 5, 1794827543.9237242);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 184, 'decided', 1, 32, 1794827543.9859016);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 185, 'forced', 1, 33, 1794827543.9859016);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 186, 'forced', 1, 180, 1794827543.9859016);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 188, 'by_bot', 2, 4, 1794827544.0771413);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 189, 'drawn', 0, 260, 1794827544.0771413);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 190, 'by_bot', 2, 10, 1794827544.1230884);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 191, 'drawn', 0, 254, 1794827544.1230884);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 193, 'by_bot', 2, 6, 1794827544.2566423);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 196, 'by_bot', 2, 22, 1794827544.3270922);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 200, 'by_bot', 2, 193, 1794827544.4433925);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 202, 'by_bot', 2, 8, 1794827544.480977);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 204, 'by_bot', 2, 8, 1794827544.5941825);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 206, 'by_bot', 2, 6, 1794827544.6371465);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 207, 'drawn', 0, 239, 1794827544.6371465);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 208, 'drawn', 0, 244, 1794827544.6371465);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 209, 'drawn', 0, 248, 1794827544.6371465);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 211, 'by_bot', 2, 29, 1794827544.6883688);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 214, 'by_bot', 2, 188, 1794827544.7637734);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 217, 'by_bot', 2, 195, 1794827544.8820662);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 218, 'forced', 1, 34, 1794827544.8820662);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 219, 'forced', 1, 34, 1794827544.8820662);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 220, 'forced', 1, 34, 1794827544.8820662);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 221, 'forced', 1, 34, 1794827544.8820662);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 223, 'by_bot', 2, 132, 1794827544.9321089);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 225, 'by_bot', 2, 129, 1794827544.9991024);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 226, 'drawn', 0, 254, 1794827544.9991024);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 227, 'drawn', 0, 254, 1794827544.9991024);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 230, 'by_bot', 2, 34, 1794827545.039731);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 233, 'by_bot', 2, 119, 1794827545.182615);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 234, 'drawn', 0, 274, 1794827545.182615);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 235, 'drawn', 0, 282, 1794827545.182615);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 236, 'drawn', 0, 270, 1794827545.182615);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 237, 'drawn', 0, 300, 1794827545.182615);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 238, 'drawn', 0, 307, 1794827545.182615);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 239, 'drawn', 0, 302, 1794827545.182615);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 241, 'by_bot', 2, 3, 1794827545.2436883);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 244, 'decided', 1, 5, 1794827545.2917001);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 246, 'decided', 1, 5, 1794827545.363851);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 247, 'drawn', 0, 236, 1794827545.363851);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 248, 'forced', 1, 22, 1794827545.363851);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 249, 'forced', 1, 33, 1794827545.363851);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 251, 'decided', 1, 5, 1794827545.4476697);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 253, 'decided', 1, 6, 1794827545.5202818);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 254, 'drawn', 0, 236, 1794827545.5202818);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 255, 'drawn', 0, 239, 1794827545.5202818);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 256, 'forced', 1, 22, 1794827545.5202818);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 257, 'forced', 1, 33, 1794827545.5202818);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 259, 'by_bot', 2, 7, 1794827545.6124005);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 261, 'by_bot', 2, 8, 1794827545.7121627);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 265, 'by_bot', 2, 22, 1794827545.888781);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 269, 'by_bot', 2, 190, 1794827546.075819);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 274, 'by_bot', 2, 10, 1794827546.3197145);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 275, 'drawn', 0, 255, 1794827546.3197145);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 277, 'by_bot', 2, 9, 1794827546.407823);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 280, 'by_bot', 2, 22, 1794827546.5438528);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 284, 'by_bot', 2, 195, 1794827546.6767952);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 285, 'forced', 1, 34, 1794827546.6767952);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 286, 'forced', 1, 34, 1794827546.6767952);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 287, 'forced', 1, 34, 1794827546.6767952);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 288, 'forced', 1, 34, 1794827546.6767952);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 290, 'by_bot', 2, 130, 1794827546.8062465);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 291, 'drawn', 0, 255, 1794827546.8062465);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 292, 'drawn', 0, 254, 1794827546.8062465);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 294, 'by_bot', 2, 127, 1794827547.0037022);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 297, 'by_bot', 2, 34, 1794827547.0517938);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 299, 'by_bot', 2, 120, 1794827547.1357615);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 301, 'by_bot', 2, 120, 1794827547.217793);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 302, 'drawn', 0, 268, 1794827547.217793);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 303, 'drawn', 0, 320, 1794827547.217793);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 304, 'drawn', 0, 312, 1794827547.217793);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 305, 'drawn', 0, 324, 1794827547.217793);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 306, 'decided', 1, 0, 1794827547.2356715);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 308, 'decided', 1, 2, 1794827547.2745135);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 309, 'forced', 2, 3, 1794827547.2745135);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 311, 'decided', 1, 5, 1794827547.3374424);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 316, 'by_bot', 2, 5, 1794827547.415772);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 318, 'by_bot', 2, 6, 1794827547.5125976);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 322, 'by_bot', 2, 22, 1794827547.5958056);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 326, 'by_bot', 2, 196, 1794827547.6330743);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 329, 'decided', 1, 5, 1794827547.687736);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 331, 'decided', 1, 5, 1794827547.7477446);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 337, 'by_bot', 2, 10, 1794827547.7826471);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 338, 'drawn', 0, 257, 1794827547.7826471);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 341, 'by_bot', 2, 10, 1794827547.8729563);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 342, 'drawn', 0, 256, 1794827547.8729563);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 344, 'by_bot', 2, 8, 1794827547.9557102);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 347, 'by_bot', 2, 14, 1794827548.0004914);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 350, 'by_bot', 2, 22, 1794827548.0437744);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 354, 'by_bot', 2, 197, 1794827548.089642);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 355, 'forced', 1, 34, 1794827548.089642);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 356, 'forced', 1, 34, 1794827548.089642);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 361, 'by_bot', 2, 34, 1794827548.1242847);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 362, 'forced', 1, 34, 1794827548.1242847);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 363, 'forced', 1, 34, 1794827548.1242847);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 365, 'by_bot', 2, 34, 1794827548.1796856);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 367, 'by_bot', 2, 121, 1794827548.2373028);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 368, 'by_bot', 2, 121, 1794827548.2616122);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 369, 'by_bot', 2, 121, 1794827548.291827);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 370, 'drawn', 0, 278, 1794827548.291827);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 371, 'drawn', 0, 323, 1794827548.291827);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 373, 'by_bot', 2, 1, 1794827548.3265696);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 376, 'decided', 1, 5, 1794827548.4337027);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 378, 'decided', 1, 5, 1794827548.5037584);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 379, 'drawn', 0, 237, 1794827548.5037584);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 380, 'forced', 1, 22, 1794827548.5037584);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 381, 'forced', 1, 33, 1794827548.5037584);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 383, 'by_bot', 2, 9, 1794827548.6241405);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 385, 'by_bot', 2, 9, 1794827548.6729078);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 386, 'drawn', 0, 247, 1794827548.6729078);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 387, 'drawn', 0, 252, 1794827548.6729078);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 389, 'by_bot', 2, 29, 1794827548.7717578);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 390, 'forced', 2, 33, 1794827548.7717578);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 391, 'forced', 2, 172, 1794827548.7717578);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 392, 'forced', 2, 191, 1794827548.7717578);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 395, 'decided', 1, 5, 1794827548.822662);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 1, 'joined', 2, 0, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 2, 'begun', 0, 0, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 3, 'drawn', 0, 309, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 4, 'drawn', 0, 300, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 5, 'drawn', 0, 303, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 6, 'drawn', 0, 306, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 7, 'drawn', 0, 307, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 8, 'drawn', 0, 262, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 9, 'drawn', 0, 264, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 10, 'drawn', 0, 263, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 11, 'drawn', 0, 295, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 12, 'drawn', 0, 266, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 13, 'drawn', 0, 270, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 14, 'drawn', 0, 255, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 15, 'drawn', 0, 256, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 16, 'drawn', 0, 254, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 17, 'drawn', 0, 255, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 18, 'drawn', 0, 326, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 19, 'drawn', 0, 325, 1794827548.9157836);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 20, 'decided', 1, 0, 1794827549.311701);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 22, 'decided', 1, 2, 1794827549.3476338);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 23, 'forced', 2, 3, 1794827549.3476338);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 25, 'decided', 1, 5, 1794827549.435777);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 28, 'decided', 1, 16, 1794827549.496004);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 31, 'decided', 1, 16, 1794827549.6190486);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 35, 'decided', 1, 29, 1794827549.7237399);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 36, 'forced', 1, 33, 1794827549.7237399);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 37, 'forced', 1, 153, 1794827549.7237399);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 39, 'decided', 2, 4, 1794827549.8396852);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 40, 'drawn', 0, 290, 1794827549.8396852);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 42, 'decided', 2, 5, 1794827549.9636362);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 45, 'decided', 2, 11, 1794827550.0636752);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 48, 'decided', 2, 11, 1794827550.187629);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 52, 'decided', 2, 29, 1794827550.3356385);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 53, 'forced', 2, 33, 1794827550.3356385);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 54, 'forced', 2, 180, 1794827550.3356385);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 56, 'decided', 1, 4, 1794827550.4597719);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 57, 'drawn', 0, 287, 1794827550.4597719);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 59, 'decided', 1, 5, 1794827550.5676787);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 61, 'decided', 1, 6, 1794827550.731734);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 62, 'drawn', 0, 236, 1794827550.731734);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 63, 'drawn', 0, 239, 1794827550.731734);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 64, 'forced', 1, 22, 1794827550.731734);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 65, 'forced', 1, 33, 1794827550.731734);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 67, 'decided', 2, 5, 1794827550.871683);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 69, 'decided', 2, 6, 1794827550.995723);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 71, 'decided', 2, 6, 1794827551.1156704);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 72, 'drawn', 0, 237, 1794827551.1156704);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 73, 'drawn', 0, 240, 1794827551.1156704);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 74, 'forced', 2, 22, 1794827551.1156704);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 78, 'decided', 2, 190, 1794827551.2757235);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 79, 'forced', 1, 34, 1794827551.2757235);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 80, 'forced', 1, 34, 1794827551.2757235);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 81, 'forced', 2, 34, 1794827551.2757235);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 82, 'forced', 2, 34, 1794827551.2757235);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 83, 'forced', 1, 34, 1794827551.2757235);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 84, 'forced', 1, 34, 1794827551.2757235);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 85, 'forced', 2, 34, 1794827551.2757235);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 86, 'forced', 2, 34, 1794827551.2757235);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 87, 'drawn', 0, 271, 1794827551.2757235);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 89, 'decided', 2, 1, 1794827551.4356525);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 92, 'decided', 1, 5, 1794827551.5677948);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 19, 'decided', 2, 3, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 20, 'decided', 1, 2, 1794827551.7908266);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 330, 'decided', 1, 5, 1794827547.700799);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 332, 'decided', 1, 6, 1794827547.7715933);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 333, 'drawn', 0, 235, 1794827547.7715933);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 334, 'drawn', 0, 239, 1794827547.7715933);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 335, 'forced', 1, 22, 1794827547.7715933);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 336, 'forced', 1, 33, 1794827547.7715933);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 339, 'by_bot', 2, 10, 1794827547.8480906);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 340, 'drawn', 0, 254, 1794827547.8480906);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 343, 'by_bot', 2, 8, 1794827547.939261);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 345, 'by_bot', 2, 8, 1794827547.9892752);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 346, 'drawn', 0, 246, 1794827547.9892752);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 348, 'by_bot', 2, 23, 1794827548.0205758);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 349, 'drawn', 0, 248, 1794827548.0205758);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 351, 'by_bot', 2, 32, 1794827548.056555);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 352, 'forced', 2, 33, 1794827548.056555);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 353, 'forced', 2, 183, 1794827548.056555);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 357, 'by_bot', 2, 38, 1794827548.103673);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 358, 'forced', 2, 135, 1794827548.103673);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 359, 'drawn', 0, 254, 1794827548.103673);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 360, 'drawn', 0, 257, 1794827548.103673);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 364, 'by_bot', 2, 34, 1794827548.1576772);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 366, 'by_bot', 2, 119, 1794827548.223816);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 372, 'decided', 1, 0, 1794827548.311749);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 374, 'decided', 1, 2, 1794827548.3972962);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 375, 'forced', 2, 3, 1794827548.3972962);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 377, 'decided', 1, 5, 1794827548.4683104);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 382, 'by_bot', 2, 8, 1794827548.5638678);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 384, 'by_bot', 2, 8, 1794827548.6331897);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 388, 'by_bot', 2, 22, 1794827548.7397695);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 393, 'decided', 1, 4, 1794827548.8026092);
INSERT INTO public.entries VALUES ('JJn8MCczMBPU0vgc', 394, 'drawn', 0, 261, 1794827548.8026092);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 21, 'decided', 2, 1, 1794827549.3356442);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 24, 'decided', 1, 5, 1794827549.4049063);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 26, 'decided', 1, 5, 1794827549.4516716);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 27, 'drawn', 0, 237, 1794827549.4516716);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 29, 'decided', 1, 24, 1794827549.547711);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 30, 'drawn', 0, 237, 1794827549.547711);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 32, 'decided', 1, 25, 1794827549.6796823);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 33, 'drawn', 0, 236, 1794827549.6796823);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 34, 'forced', 1, 22, 1794827549.6796823);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 38, 'decided', 1, 190, 1794827549.7721455);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 41, 'decided', 2, 5, 1794827549.9357858);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 43, 'decided', 2, 5, 1794827550.0022805);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 44, 'drawn', 0, 235, 1794827550.0022805);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 46, 'decided', 2, 23, 1794827550.155683);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 47, 'drawn', 0, 234, 1794827550.155683);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 49, 'decided', 2, 24, 1794827550.2677135);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 50, 'drawn', 0, 236, 1794827550.2677135);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 51, 'forced', 2, 22, 1794827550.2677135);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 55, 'decided', 2, 190, 1794827550.4156868);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 58, 'decided', 1, 5, 1794827550.4962597);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 60, 'decided', 1, 5, 1794827550.6443167);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 66, 'decided', 2, 5, 1794827550.8006806);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 68, 'decided', 2, 5, 1794827550.9156406);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 70, 'decided', 2, 6, 1794827551.0637321);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 75, 'decided', 2, 28, 1794827551.1956627);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 76, 'forced', 2, 33, 1794827551.1956627);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 77, 'forced', 2, 154, 1794827551.1956627);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 88, 'decided', 1, 0, 1794827551.3558424);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 90, 'decided', 1, 2, 1794827551.487751);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 91, 'forced', 2, 3, 1794827551.487751);
INSERT INTO public.entries VALUES ('lwUCmquZaYsGhE37', 93, 'decided', 1, 5, 1794827551.655802);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 1, 'begun', 0, 0, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 2, 'drawn', 0, 304, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 3, 'drawn', 0, 302, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 4, 'drawn', 0, 307, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 5, 'drawn', 0, 300, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 6, 'drawn', 0, 308, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 7, 'drawn', 0, 285, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 8, 'drawn', 0, 288, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 9, 'drawn', 0, 276, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 10, 'drawn', 0, 293, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 11, 'drawn', 0, 287, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 12, 'drawn', 0, 280, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 13, 'drawn', 0, 257, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 14, 'drawn', 0, 254, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 15, 'drawn', 0, 255, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 16, 'drawn', 0, 257, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 17, 'drawn', 0, 325, 1794827551.771741);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 18, 'drawn', 0, 326, 1794827551.771741);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 1, 'drawn', 0, 304, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 2, 'drawn', 0, 302, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 3, 'drawn', 0, 307, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 4, 'drawn', 0, 300, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 5, 'drawn', 0, 308, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 6, 'drawn', 0, 285, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 7, 'drawn', 0, 288, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 8, 'drawn', 0, 276, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 9, 'drawn', 0, 293, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 10, 'drawn', 0, 287, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 11, 'drawn', 0, 280, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 12, 'drawn', 0, 257, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 13, 'drawn', 0, 254, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 14, 'drawn', 0, 255, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 15, 'drawn', 0, 257, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 16, 'drawn', 0, 325, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 17, 'drawn', 0, 326, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 18, 'decided', 2, 3, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 19, 'decided', 1, 2, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 20, 'decided', 2, 1, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 21, 'decided', 1, 0, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 22, 'decided', 1, 7, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 23, 'decided', 1, 8, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 24, 'decided', 1, 8, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 25, 'drawn', 0, 243, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 26, 'drawn', 0, 247, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 27, 'decided', 1, 14, 1794827552.3427105);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 21, 'decided', 2, 1, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 22, 'forced', 1, 0, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 23, 'decided', 1, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 24, 'decided', 1, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 25, 'decided', 1, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 26, 'drawn', 0, 243, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 27, 'drawn', 0, 247, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 28, 'decided', 1, 14, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 29, 'decided', 1, 23, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 30, 'drawn', 0, 246, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 31, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 32, 'decided', 1, 31, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 33, 'decided', 1, 28, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 34, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 35, 'decided', 1, 178, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 36, 'decided', 1, 190, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 37, 'forced', 1, 177, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 38, 'decided', 1, 190, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 39, 'decided', 2, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 40, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 41, 'decided', 2, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 42, 'decided', 2, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 43, 'decided', 2, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 44, 'drawn', 0, 247, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 45, 'decided', 2, 20, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 46, 'decided', 2, 23, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 47, 'decided', 2, 24, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 48, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 49, 'decided', 2, 30, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 50, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 51, 'forced', 2, 183, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 52, 'decided', 2, 190, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 53, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 54, 'drawn', 0, 256, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 55, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 56, 'drawn', 0, 256, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 57, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 58, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 59, 'decided', 1, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 60, 'drawn', 0, 286, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 61, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 62, 'drawn', 0, 235, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 63, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 64, 'decided', 1, 27, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 65, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 66, 'forced', 1, 175, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 67, 'decided', 1, 190, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 68, 'decided', 2, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 69, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 70, 'decided', 2, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 71, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 72, 'decided', 2, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 73, 'drawn', 0, 257, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 74, 'decided', 2, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 75, 'drawn', 0, 282, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 76, 'decided', 2, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 77, 'drawn', 0, 273, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 78, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 79, 'drawn', 0, 238, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 80, 'decided', 2, 18, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 81, 'decided', 2, 23, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 82, 'decided', 2, 23, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 83, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 84, 'decided', 2, 28, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 85, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 86, 'forced', 2, 176, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 87, 'decided', 2, 190, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 88, 'forced', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 89, 'forced', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 90, 'forced', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 91, 'forced', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 92, 'forced', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 93, 'forced', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 94, 'forced', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 95, 'forced', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 96, 'drawn', 0, 260, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 97, 'drawn', 0, 267, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 98, 'decided', 1, 3, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 99, 'decided', 2, 2, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 100, 'decided', 1, 1, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 101, 'forced', 2, 0, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 102, 'decided', 2, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 103, 'drawn', 0, 256, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 104, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 105, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 106, 'drawn', 0, 243, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 107, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 108, 'decided', 2, 28, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 109, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 110, 'forced', 2, 150, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 111, 'decided', 2, 192, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 112, 'decided', 1, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 113, 'drawn', 0, 264, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 114, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 115, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 116, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 117, 'drawn', 0, 251, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 118, 'decided', 1, 15, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 119, 'decided', 1, 23, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 120, 'drawn', 0, 252, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 121, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 122, 'decided', 1, 31, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 123, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 124, 'forced', 1, 157, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 125, 'decided', 1, 194, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 126, 'decided', 2, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 127, 'drawn', 0, 255, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 128, 'decided', 2, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 129, 'drawn', 0, 271, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 130, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 131, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 132, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 133, 'drawn', 0, 240, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 134, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 135, 'decided', 2, 28, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 136, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 137, 'forced', 2, 154, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 138, 'decided', 2, 193, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 139, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 140, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 141, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 142, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 143, 'decided', 1, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 144, 'decided', 1, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 145, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 146, 'drawn', 0, 247, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 147, 'drawn', 0, 252, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 148, 'decided', 1, 20, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 149, 'decided', 1, 23, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 150, 'decided', 1, 25, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 151, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 152, 'decided', 1, 27, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 153, 'decided', 1, 31, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 154, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 155, 'decided', 1, 161, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 156, 'decided', 1, 192, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 157, 'forced', 1, 172, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 158, 'forced', 1, 191, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 159, 'decided', 2, 35, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 160, 'decided', 2, 131, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 161, 'decided', 2, 35, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 162, 'forced', 2, 125, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 163, 'drawn', 0, 255, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 164, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 165, 'decided', 1, 35, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 166, 'forced', 1, 127, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 167, 'decided', 1, 37, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 168, 'forced', 1, 123, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 169, 'decided', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 170, 'decided', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 171, 'decided', 2, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 172, 'decided', 2, 120, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 173, 'decided', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 174, 'decided', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 175, 'drawn', 0, 263, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 176, 'drawn', 0, 274, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 177, 'drawn', 0, 265, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 178, 'drawn', 0, 303, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 179, 'drawn', 0, 305, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 180, 'drawn', 0, 306, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 181, 'drawn', 0, 309, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 182, 'decided', 2, 0, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 183, 'decided', 1, 1, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 184, 'decided', 2, 2, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 185, 'forced', 1, 3, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 186, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 187, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 188, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 189, 'drawn', 0, 243, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 190, 'decided', 2, 13, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 191, 'decided', 2, 24, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 192, 'drawn', 0, 243, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 193, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 194, 'decided', 2, 31, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 195, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 196, 'forced', 2, 155, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 197, 'decided', 2, 190, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 198, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 199, 'drawn', 0, 255, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 200, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 201, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 202, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 203, 'drawn', 0, 237, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 204, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 205, 'decided', 1, 27, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 206, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 207, 'forced', 1, 153, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 208, 'decided', 1, 193, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 209, 'decided', 2, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 210, 'drawn', 0, 256, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 211, 'decided', 2, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 212, 'drawn', 0, 269, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 213, 'decided', 2, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 214, 'drawn', 0, 270, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 215, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 216, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 217, 'drawn', 0, 239, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 218, 'drawn', 0, 243, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 219, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 220, 'decided', 2, 27, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 221, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 222, 'forced', 2, 159, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 223, 'decided', 2, 190, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 224, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 225, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 226, 'decided', 1, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 227, 'drawn', 0, 268, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 228, 'decided', 1, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 229, 'decided', 1, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 230, 'decided', 1, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 231, 'decided', 1, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 232, 'drawn', 0, 244, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 233, 'drawn', 0, 247, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 234, 'decided', 1, 20, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 235, 'decided', 1, 23, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 236, 'decided', 1, 24, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 237, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 238, 'decided', 1, 32, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 239, 'decided', 1, 31, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 240, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 241, 'decided', 1, 160, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 242, 'decided', 1, 195, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 243, 'forced', 1, 170, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 244, 'forced', 1, 191, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 245, 'decided', 2, 36, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 246, 'forced', 2, 129, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 247, 'decided', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 248, 'decided', 1, 37, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 249, 'forced', 1, 132, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 250, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 251, 'drawn', 0, 257, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 252, 'decided', 1, 36, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 253, 'forced', 1, 128, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 254, 'decided', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 255, 'decided', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 256, 'decided', 1, 35, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 257, 'forced', 1, 126, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 258, 'drawn', 0, 256, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 259, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 260, 'decided', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 261, 'decided', 1, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 262, 'decided', 1, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 263, 'drawn', 0, 259, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 264, 'drawn', 0, 262, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 265, 'drawn', 0, 301, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 266, 'drawn', 0, 315, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 267, 'drawn', 0, 321, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 268, 'drawn', 0, 320, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 269, 'decided', 2, 1, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 270, 'decided', 1, 3, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 271, 'decided', 2, 0, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 272, 'forced', 1, 2, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 273, 'decided', 2, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 274, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 275, 'decided', 2, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 276, 'drawn', 0, 239, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 277, 'drawn', 0, 251, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 278, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 279, 'decided', 2, 31, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 280, 'decided', 2, 32, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 281, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 282, 'decided', 2, 152, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 283, 'decided', 2, 191, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 284, 'forced', 2, 149, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 285, 'decided', 2, 190, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 286, 'decided', 2, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 287, 'decided', 2, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 288, 'decided', 2, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 289, 'decided', 2, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 290, 'drawn', 0, 235, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 291, 'drawn', 0, 251, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 292, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 293, 'decided', 2, 29, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 294, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 295, 'forced', 2, 166, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 296, 'decided', 2, 196, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 297, 'decided', 1, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 298, 'drawn', 0, 278, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 299, 'decided', 1, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 300, 'drawn', 0, 258, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 301, 'decided', 1, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 302, 'drawn', 0, 299, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 303, 'decided', 1, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 304, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 305, 'drawn', 0, 235, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 306, 'drawn', 0, 246, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 307, 'decided', 1, 20, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 308, 'decided', 1, 25, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 309, 'decided', 1, 25, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 310, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 311, 'decided', 1, 32, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 312, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 313, 'forced', 1, 189, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 314, 'decided', 1, 195, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 315, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 316, 'drawn', 0, 257, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 317, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 318, 'drawn', 0, 257, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 319, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 320, 'decided', 1, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 321, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 322, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 323, 'drawn', 0, 236, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 324, 'drawn', 0, 238, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 325, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 326, 'decided', 1, 31, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 327, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 328, 'forced', 1, 148, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 329, 'decided', 1, 191, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 330, 'decided', 2, 36, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 331, 'decided', 2, 144, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 332, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 333, 'drawn', 0, 255, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 334, 'forced', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 335, 'forced', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 336, 'forced', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 337, 'decided', 2, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 338, 'decided', 2, 120, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 339, 'decided', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 340, 'decided', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 341, 'decided', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 342, 'decided', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 343, 'drawn', 0, 295, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 344, 'drawn', 0, 298, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 345, 'drawn', 0, 314, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 346, 'decided', 2, 3, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 347, 'decided', 1, 2, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 348, 'decided', 2, 1, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 349, 'forced', 1, 0, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 350, 'decided', 1, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 351, 'decided', 1, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 352, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 353, 'drawn', 0, 235, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 354, 'drawn', 0, 238, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 355, 'decided', 1, 12, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 356, 'decided', 1, 26, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 357, 'drawn', 0, 239, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 358, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 359, 'decided', 1, 30, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 360, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 361, 'forced', 1, 163, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 362, 'decided', 1, 197, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 363, 'decided', 2, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 364, 'decided', 2, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 365, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 366, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 367, 'drawn', 0, 234, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 368, 'drawn', 0, 243, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 369, 'decided', 2, 11, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 370, 'decided', 2, 25, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 371, 'drawn', 0, 236, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 372, 'decided', 2, 13, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 373, 'decided', 2, 25, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 374, 'drawn', 0, 243, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 375, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 376, 'decided', 2, 31, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 377, 'decided', 2, 28, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 378, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 379, 'decided', 2, 185, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 380, 'decided', 2, 196, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 381, 'forced', 2, 164, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 382, 'forced', 2, 191, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 383, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 384, 'drawn', 0, 256, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 385, 'decided', 1, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 386, 'decided', 1, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 387, 'decided', 1, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 388, 'decided', 1, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 389, 'drawn', 0, 239, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 390, 'drawn', 0, 246, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 391, 'decided', 1, 14, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 392, 'decided', 1, 25, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 393, 'drawn', 0, 246, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 394, 'decided', 1, 14, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 395, 'decided', 1, 26, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 396, 'drawn', 0, 248, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 397, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 398, 'decided', 1, 32, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 399, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 400, 'forced', 1, 188, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 401, 'decided', 1, 197, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 402, 'decided', 2, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 403, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 404, 'decided', 2, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 405, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 406, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 407, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 408, 'decided', 2, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 409, 'decided', 2, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 410, 'drawn', 0, 235, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 411, 'drawn', 0, 239, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 412, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 413, 'decided', 2, 27, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 414, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 415, 'forced', 2, 158, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 416, 'decided', 2, 198, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 417, 'decided', 1, 40, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 418, 'forced', 1, 124, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 419, 'decided', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 420, 'decided', 2, 39, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 421, 'forced', 2, 137, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 422, 'decided', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 423, 'decided', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 424, 'decided', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 425, 'decided', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 426, 'decided', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 427, 'drawn', 0, 289, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 428, 'drawn', 0, 284, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 429, 'drawn', 0, 261, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 430, 'drawn', 0, 279, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 431, 'drawn', 0, 277, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 432, 'drawn', 0, 323, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 433, 'drawn', 0, 313, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 434, 'decided', 2, 3, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 435, 'decided', 1, 0, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 436, 'decided', 2, 2, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 437, 'forced', 1, 1, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 438, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 439, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 440, 'decided', 1, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 441, 'decided', 1, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 442, 'drawn', 0, 246, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 443, 'decided', 1, 16, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 444, 'decided', 1, 23, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 445, 'drawn', 0, 247, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 446, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 447, 'decided', 1, 30, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 448, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 449, 'forced', 1, 151, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 450, 'decided', 1, 196, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 451, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 452, 'drawn', 0, 256, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 453, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 454, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 455, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 456, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 457, 'drawn', 0, 251, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 458, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 459, 'decided', 1, 27, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 460, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 461, 'forced', 1, 179, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 462, 'decided', 1, 196, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 463, 'decided', 2, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 464, 'drawn', 0, 272, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 465, 'decided', 2, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 466, 'drawn', 0, 291, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 467, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 468, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 469, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 470, 'drawn', 0, 240, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 471, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 472, 'decided', 2, 30, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 473, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 474, 'forced', 2, 181, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 475, 'decided', 2, 198, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 476, 'decided', 2, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 477, 'drawn', 0, 281, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 478, 'decided', 2, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 479, 'decided', 2, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 480, 'decided', 2, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 481, 'decided', 2, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 482, 'decided', 2, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 483, 'drawn', 0, 235, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 484, 'drawn', 0, 252, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 485, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 486, 'decided', 2, 27, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 487, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 488, 'forced', 2, 162, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 489, 'decided', 2, 191, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 490, 'decided', 1, 38, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 491, 'decided', 1, 146, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 492, 'decided', 1, 39, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 493, 'forced', 1, 136, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 494, 'decided', 1, 81, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 495, 'decided', 1, 81, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 496, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 497, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 498, 'decided', 1, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 499, 'decided', 1, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 500, 'decided', 2, 81, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 501, 'decided', 2, 81, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 502, 'drawn', 0, 256, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 503, 'drawn', 0, 255, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 504, 'decided', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 505, 'decided', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 506, 'decided', 2, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 507, 'decided', 2, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 508, 'drawn', 0, 290, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 509, 'drawn', 0, 317, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 510, 'drawn', 0, 324, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 511, 'decided', 2, 3, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 512, 'decided', 1, 2, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 513, 'decided', 2, 1, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 514, 'forced', 1, 0, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 515, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 516, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 517, 'decided', 1, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 518, 'drawn', 0, 235, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 519, 'decided', 1, 11, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 520, 'decided', 1, 23, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 521, 'drawn', 0, 235, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 522, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 523, 'decided', 1, 27, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 524, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 525, 'forced', 1, 180, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 526, 'decided', 1, 190, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 527, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 528, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 529, 'decided', 2, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 530, 'decided', 2, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 531, 'drawn', 0, 239, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 532, 'drawn', 0, 250, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 533, 'decided', 2, 15, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 534, 'decided', 2, 24, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 535, 'drawn', 0, 251, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 536, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 537, 'decided', 2, 31, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 538, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 539, 'forced', 2, 169, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 540, 'decided', 2, 199, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 541, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 542, 'drawn', 0, 255, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 543, 'decided', 1, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 544, 'drawn', 0, 296, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 545, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 546, 'decided', 1, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 547, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 548, 'drawn', 0, 242, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 549, 'drawn', 0, 251, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 550, 'decided', 1, 13, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 551, 'decided', 1, 24, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 552, 'drawn', 0, 243, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 553, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 554, 'decided', 1, 27, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 555, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 556, 'forced', 1, 186, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 557, 'decided', 1, 190, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 558, 'decided', 2, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 559, 'drawn', 0, 255, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 560, 'decided', 2, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 561, 'drawn', 0, 292, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 562, 'decided', 2, 4, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 563, 'drawn', 0, 294, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 564, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 565, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 566, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 567, 'drawn', 0, 245, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 568, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 569, 'decided', 2, 27, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 570, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 571, 'forced', 2, 182, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 572, 'decided', 2, 195, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 573, 'decided', 1, 78, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 574, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 575, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 576, 'decided', 1, 82, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 577, 'decided', 2, 38, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 578, 'decided', 2, 140, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 579, 'decided', 2, 38, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 580, 'forced', 2, 130, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 581, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 582, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 583, 'decided', 1, 82, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 584, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 585, 'drawn', 0, 255, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 586, 'decided', 1, 80, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 587, 'decided', 1, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 588, 'decided', 1, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 589, 'decided', 1, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 590, 'decided', 2, 83, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 591, 'decided', 2, 83, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 592, 'decided', 2, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 593, 'decided', 2, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 594, 'drawn', 0, 283, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 595, 'drawn', 0, 319, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 596, 'drawn', 0, 322, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 597, 'decided', 2, 3, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 598, 'decided', 1, 2, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 599, 'decided', 2, 1, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 600, 'forced', 1, 0, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 601, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 602, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 603, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 604, 'drawn', 0, 251, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 605, 'decided', 1, 15, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 606, 'decided', 1, 24, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 607, 'drawn', 0, 250, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 608, 'decided', 1, 15, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 609, 'decided', 1, 25, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 610, 'drawn', 0, 251, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 611, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 612, 'decided', 1, 31, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 613, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 614, 'forced', 1, 184, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 615, 'decided', 1, 190, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 616, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 617, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 618, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 619, 'decided', 2, 6, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 620, 'drawn', 0, 239, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 621, 'drawn', 0, 243, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 622, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 623, 'decided', 2, 32, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 624, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 625, 'forced', 2, 167, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 626, 'forced', 2, 191, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 627, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 628, 'drawn', 0, 255, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 629, 'decided', 1, 10, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 630, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 631, 'decided', 1, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 632, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 633, 'decided', 1, 9, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 634, 'drawn', 0, 242, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 635, 'drawn', 0, 251, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 636, 'decided', 1, 13, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 637, 'decided', 1, 23, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 638, 'drawn', 0, 243, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 639, 'decided', 1, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 640, 'decided', 1, 30, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 641, 'forced', 1, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 642, 'forced', 1, 171, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 643, 'forced', 1, 191, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 644, 'decided', 2, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 645, 'decided', 2, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 646, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 647, 'decided', 2, 7, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 648, 'decided', 2, 8, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 649, 'decided', 2, 5, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 650, 'drawn', 0, 234, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 651, 'drawn', 0, 243, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 652, 'drawn', 0, 247, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 653, 'decided', 2, 11, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 654, 'decided', 2, 24, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 655, 'drawn', 0, 235, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 656, 'decided', 2, 22, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 657, 'decided', 2, 27, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 658, 'forced', 2, 33, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 659, 'forced', 2, 173, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 660, 'forced', 2, 191, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 661, 'decided', 1, 80, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 662, 'drawn', 0, 256, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 663, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 664, 'forced', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 665, 'decided', 2, 83, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 666, 'drawn', 0, 254, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 667, 'drawn', 0, 256, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 668, 'forced', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 669, 'forced', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 670, 'forced', 1, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 671, 'decided', 1, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 672, 'forced', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 673, 'forced', 2, 34, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 674, 'decided', 2, 119, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 675, 'drawn', 0, 297, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 676, 'drawn', 0, 275, 1794827551.7908266);
INSERT INTO public.entries VALUES ('RTO-dM_qnjzncW8R', 677, 'drawn', 0, 266, 1794827551.7908266);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 102, 'by_bot', 2, 10, 1794827552.4817748);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 103, 'drawn', 0, 254, 1794827552.4817748);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 104, 'by_bot', 2, 7, 1794827552.512362);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 107, 'by_bot', 2, 22, 1794827552.6905549);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 111, 'by_bot', 2, 192, 1794827552.7965257);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 114, 'decided', 1, 5, 1794827552.853277);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 116, 'decided', 1, 5, 1794827552.864368);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 117, 'drawn', 0, 236, 1794827552.864368);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 1, 'begun', 0, 0, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 2, 'drawn', 0, 308, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 3, 'drawn', 0, 304, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 4, 'drawn', 0, 302, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 5, 'drawn', 0, 306, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 6, 'drawn', 0, 309, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 7, 'drawn', 0, 295, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 8, 'drawn', 0, 265, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 9, 'drawn', 0, 279, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 10, 'drawn', 0, 297, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 11, 'drawn', 0, 282, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 12, 'drawn', 0, 290, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 13, 'drawn', 0, 256, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 14, 'drawn', 0, 255, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 15, 'drawn', 0, 254, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 16, 'drawn', 0, 257, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 17, 'drawn', 0, 326, 1794827552.945612);
INSERT INTO public.entries VALUES ('Xh-MTeLT5YQ_95rp', 18, 'drawn', 0, 325, 1794827552.945612);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 28, 'decided', 1, 23, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 29, 'drawn', 0, 246, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 30, 'decided', 1, 22, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 31, 'decided', 1, 31, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 32, 'decided', 1, 28, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 33, 'decided', 1, 33, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 34, 'decided', 1, 178, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 35, 'decided', 1, 190, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 36, 'decided', 1, 177, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 37, 'decided', 1, 190, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 38, 'decided', 2, 10, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 39, 'drawn', 0, 254, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 40, 'decided', 2, 8, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 41, 'decided', 2, 8, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 42, 'decided', 2, 8, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 43, 'drawn', 0, 247, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 44, 'decided', 2, 20, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 45, 'decided', 2, 23, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 46, 'decided', 2, 24, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 47, 'decided', 2, 22, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 48, 'decided', 2, 30, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 49, 'decided', 2, 33, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 50, 'decided', 2, 183, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 51, 'decided', 2, 190, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 52, 'decided', 1, 10, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 53, 'drawn', 0, 256, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 54, 'decided', 1, 10, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 55, 'drawn', 0, 256, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 56, 'decided', 1, 10, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 57, 'drawn', 0, 254, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 58, 'decided', 1, 4, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 59, 'drawn', 0, 286, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 60, 'decided', 1, 5, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 61, 'drawn', 0, 235, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 62, 'decided', 1, 22, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 63, 'decided', 1, 27, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 64, 'decided', 1, 33, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 65, 'decided', 1, 175, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 66, 'decided', 1, 190, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 67, 'decided', 2, 10, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 68, 'drawn', 0, 254, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 69, 'decided', 2, 10, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 70, 'drawn', 0, 254, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 71, 'decided', 2, 10, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 72, 'drawn', 0, 257, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 73, 'decided', 2, 4, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 74, 'drawn', 0, 282, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 75, 'decided', 2, 4, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 76, 'drawn', 0, 273, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 77, 'decided', 2, 6, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 78, 'drawn', 0, 238, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 79, 'decided', 2, 18, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 80, 'decided', 2, 23, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 81, 'decided', 2, 23, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 82, 'decided', 2, 22, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 83, 'decided', 2, 28, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 84, 'decided', 2, 33, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 85, 'decided', 2, 176, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 86, 'decided', 2, 190, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 87, 'decided', 1, 34, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 88, 'decided', 1, 34, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 89, 'decided', 2, 34, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 90, 'decided', 2, 34, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 91, 'decided', 1, 34, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 92, 'decided', 1, 34, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 93, 'decided', 2, 34, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 94, 'decided', 2, 34, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 95, 'drawn', 0, 260, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 96, 'drawn', 0, 267, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 97, 'decided', 1, 3, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 98, 'decided', 2, 2, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 99, 'decided', 1, 1, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 100, 'decided', 2, 0, 1794827552.3427105);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 101, 'begun', 0, 0, 1794827552.4682362);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 105, 'by_bot', 2, 7, 1794827552.5989082);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 106, 'drawn', 0, 244, 1794827552.5989082);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 108, 'by_bot', 2, 28, 1794827552.7367373);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 109, 'forced', 2, 33, 1794827552.7367373);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 110, 'forced', 2, 150, 1794827552.7367373);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 112, 'decided', 1, 4, 1794827552.8477454);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 113, 'drawn', 0, 278, 1794827552.8477454);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 115, 'decided', 1, 5, 1794827552.858981);
INSERT INTO public.entries VALUES ('K_JEZQcH8YrN3_Vm', 118, 'decided', 1, 11, 1794827552.868246);


--
-- Data for Name: matches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.matches VALUES ('bIQkbftYQ3tHMyaW', 'parfum', 1, 'a994c0cc098ace49e683f0b33d686c4bed9706d6e84a69fe810c2073f872a069', 2, '{"learning": false, "stall_guard": true}', 'none', 0, false, '3bd5a452403308f3e49f04ee41ef91a89f47e83ede4bac3af29e6f2e920d731f', 0, 1794827524.6296082, 0, 'waiting', 0, '[]', 1794827524.6296082, NULL, '');
INSERT INTO public.matches VALUES ('JJn8MCczMBPU0vgc', 'parfum', 1, 'a994c0cc098ace49e683f0b33d686c4bed9706d6e84a69fe810c2073f872a069', 2, '{"learning": false, "stall_guard": true}', 'none', 0, false, 'b478902b850b3488d034a6616661567199ea82f43c04d8112d195c80fc2e6567', 0, 1794827524.8479393, 395, 'playing', 1, '[]', 1794827548.822662, NULL, '');
INSERT INTO public.matches VALUES ('lwUCmquZaYsGhE37', 'parfum', 1, 'a994c0cc098ace49e683f0b33d686c4bed9706d6e84a69fe810c2073f872a069', 2, '{"learning": false, "stall_guard": true}', 'match', 86400, true, '676248897ca37a23b3e57ef2879ec25e3c9e0ab09f0e909ab1edb52d0b8b14b2', 0, 1794827548.8532119, 93, 'playing', 1, '[]', 1794827551.655802, 1794913950.2070677, '');
INSERT INTO public.matches VALUES ('K_JEZQcH8YrN3_Vm', 'parfum', 1, 'a994c0cc098ace49e683f0b33d686c4bed9706d6e84a69fe810c2073f872a069', 2, '{"learning": false, "stall_guard": true}', 'none', 0, false, 'bdc858866db9a75d3c8e91319983fc3f7a5bf91d34b753a0b4e37c51b48c4d07', 100, 1794827552.3427105, 118, 'playing', 1, '[]', 1794827552.868246, NULL, '');
INSERT INTO public.matches VALUES ('RTO-dM_qnjzncW8R', 'parfum', 1, 'a994c0cc098ace49e683f0b33d686c4bed9706d6e84a69fe810c2073f872a069', 2, '{"learning": false, "stall_guard": true}', 'none', 0, true, '190497858b6cce452149654f54da3c6f2e3b88167b2c2fd27ba16cafb93c16b3', 0, 1794827551.7036831, 677, 'over', 0, '[[116, 1], [107, 2]]', 1794827551.7908266, NULL, 'Xh-MTeLT5YQ_95rp');
INSERT INTO public.matches VALUES ('Xh-MTeLT5YQ_95rp', 'parfum', 1, 'a994c0cc098ace49e683f0b33d686c4bed9706d6e84a69fe810c2073f872a069', 2, '{"learning": false, "stall_guard": true}', 'none', 0, true, '9b3455b96181aba4e2464c12f53ad734023b2bca40d61b9b8f21777e417415b8', 0, 1794827552.9088333, 18, 'playing', 1, '[]', 1794827552.945612, NULL, '');


--
-- Data for Name: snapshots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.snapshots VALUES ('JJn8MCczMBPU0vgc', 200, '05223b5cdd4b354b940c068785c35a2be437a94730690497e6beca3c4aab210f', '\x0106fe020001030000000000000001ffff0400000101030600ff122811150205040906010101000101010100010001010100010001000000010001010101010100010101000001010101010100001c0100010000000001000001010101010101010101010101010112ffffff01ffffffff01ffffffffffffffffffffffffffffffff060302020d0a04050604040909000309050708090909090909050609000000000000000000000000000000000000000000000000000000000000001303010102170000000000000000000000000000000000000000ffff0000000000ffffffffffffffff000001ffff030000000000000000010000010200ffff1c000000ffff20000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff00001d00000001000202050301030305000dff2901000009ff2101020007ffff000001ff13ff000001ff0fff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff0000000000000000000000000000000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff0000000000000000000000000000000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff000000ffffff0000', 194);


--
-- Name: chairs chairs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chairs
    ADD CONSTRAINT chairs_pkey PRIMARY KEY (match, seat);


--
-- Name: chat chat_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (match, number);


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (match, number);


--
-- Name: matches matches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (match);


--
-- Name: snapshots snapshots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (match, number);


--
-- Name: chairs_by_holder; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX chairs_by_holder ON public.chairs USING btree (holder);


--
-- Name: matches_by_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX matches_by_due ON public.matches USING btree (due);


--
-- Name: matches_by_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX matches_by_status ON public.matches USING btree (status, listed, moved);


--
-- PostgreSQL database dump complete
--

\unrestrict RUtS6cBeOgJVPSAhhSkQKWKzBqUdIa4O4ZygE2JjO0i12rufz66rWzvVdXdsWX8

