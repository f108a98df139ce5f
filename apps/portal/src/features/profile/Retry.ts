/** Makes a read again, for a button that goes with the message it stands in: the focus goes to the heading. */
export type Retry = (reload: () => unknown) => void;
