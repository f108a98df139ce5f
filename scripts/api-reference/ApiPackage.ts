/** A published package. */
export interface ApiPackage {
  /** The name that users install. */
  name: string;
  entries: ApiEntry[];
}

/** A module that can be imported. */
export interface ApiEntry {
  /** The module specifier. */
  path: string;
  exports: ApiExport[];
}

/** The content of a docstring. */
export interface Documented {
  name: string;
  /** Markdown; empty without a docstring. */
  doc: string;
  /** The path of the declaring file from the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
}

/** A part, function, class, constant or type that a package exports. */
export interface ApiExport extends Documented {
  kind: 'component' | 'hook' | 'function' | 'class' | 'constant' | 'type';
  /** The signature in TypeScript's notation. */
  signature: string;
  /** Props, fields and methods of our own. The signature names those of the DOM. */
  members: ApiMember[];
  /** The meaning of its state attributes, from the tags `@attribute data-open It is open.` of a component. */
  attributes: Record<string, string>;
  /** The meaning of its reasons, from the tags `@reason escape The Escape key is pressed.` of a change's details. */
  reasons: Record<string, string>;
}

/** A prop, a field or a method. */
export interface ApiMember extends Documented {
  type: string;
  /** The values of a union of texts; undefined for other types. */
  options?: string[];
  optional: boolean;
}
