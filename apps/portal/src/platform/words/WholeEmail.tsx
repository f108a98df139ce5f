import './words.css';

const EMAIL_WORD = /(\be-post\p{L}*)/iu;

/** A text in which no line begins after the hyphen of 'e-post'. */
export const WholeEmail = ({ children: text }: { children: string }) => (
  // Another text gets another element: page translators may have replaced the pieces.
  <span key={text}>
    {text.split(EMAIL_WORD).map((piece, index) =>
      index % 2 === 1 ? (
        <span key={index} className="whole-word">
          {piece}
        </span>
      ) : (
        piece
      ),
    )}
  </span>
);
