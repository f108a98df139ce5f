/** Retries a read, and moves the focus to the heading, since the pressed button is removed with its message. */
export type Retry = (reload: () => unknown) => void;
