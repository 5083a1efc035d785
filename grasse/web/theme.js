// Sets light or dark before the first picture, so that nothing flashes.
{
  const wish = localStorage.getItem("grasse-theme");
  const dark = wish ? wish === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
