/** A style sheet as text, as Vite and the package's build import it. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
