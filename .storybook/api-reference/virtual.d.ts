declare module 'virtual:api-reference' {
  const packages: import('../../scripts/api-reference/ApiPackage').ApiPackage[];
  export default packages;
}

declare module 'virtual:part-props' {
  /** A component: its docstring, the element that takes the rest of its props, and its own props. */
  interface Part {
    doc: string;
    element?: string;
    members: import('../../scripts/api-reference/ApiPackage').ApiMember[];
  }
  const parts: Record<string, Part>;
  export default parts;
}
