/** A style sheet as text: Vite and the package's build read it so. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
