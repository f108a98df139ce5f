type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/**
 * The props and the listeners of an element in Vue templates. Vue's compiler checks `max-length` as `maxLength`, and
 * `@feedback-submit` is the prop `onFeedbackSubmit`.
 */
export type VueProps<Props, Events> = Props & {
  [Name in keyof Props & string as Camel<Name>]?: Props[Name];
} & {
  [Name in keyof Events & string as `on${Capitalize<Camel<Name>>}`]?: (event: Events[Name]) => void;
};
