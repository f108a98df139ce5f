/** A part of another library, and what takes its place. Texts may hold `code`. */
export interface Peer {
  /** The library, its package and the version that was read. */
  from: string;
  /** Their part, and ours. */
  parts: [theirs: string, ours: string];
  /** Prop by prop. Ours is empty where there is none, and the note says what to do. */
  props: [theirs: string, ours: string, note?: string][];
  /** What a user will notice. */
  differs: string[];
}
