/** A published package. */
export interface ApiPackage {
  /** As it is installed. */
  name: string;
  entries: ApiEntry[];
}

/** A module that can be imported. */
export interface ApiEntry {
  /** As it is imported. */
  path: string;
  exports: ApiExport[];
}

/** What a docstring says. */
export interface Documented {
  name: string;
  /** Markdown; empty where there is no docstring. */
  doc: string;
  /** What is thrown and when. */
  throws: string[];
  /** Where it is declared, from the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
}

/** A part, function, class, constant or type that a package exports. */
export interface ApiExport extends Documented {
  kind: 'component' | 'hook' | 'function' | 'class' | 'constant' | 'type';
  /** As TypeScript writes it. */
  signature: string;
  /** Props, fields and methods of our own. What comes from the DOM is named in the signature. */
  members: ApiMember[];
}

/** A prop, a field or a method. */
export interface ApiMember extends Documented {
  type: string;
  optional: boolean;
  /** As the docstring has it, without which it is not known. */
  defaultValue?: string;
}
