export { LitElement, html, svg, nothing, render } from "lit";
export { repeat } from "lit/directives/repeat.js";
export { classMap } from "lit/directives/class-map.js";
export { ref, createRef } from "lit/directives/ref.js";
export { live } from "lit/directives/live.js";
export type { TemplateResult, SVGTemplateResult, PropertyDeclarations, PropertyValues } from "lit";
