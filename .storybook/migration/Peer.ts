/** A component of another library and its replacement. Texts may contain `code`. */
export interface Peer {
  /** The library, its package and the compared version. */
  from: string;
  /** Their component and ours. */
  parts: [theirs: string, ours: string];
  /** Prop by prop. Ours is empty when there is no equivalent; the note then says what to do. */
  props: [theirs: string, ours: string, note?: string][];
  /** Differences that users notice. */
  differs: string[];
}
