/** The whole word, so that translators and readers of the page see one word. */
const LONG_WORD = /(\p{L}*informasjonskaps\p{L}*)/iu;

/**
 * Lets 'informasjonskapsler' break where there is little room: by the hyphenation of the browser, in the element with
 * `data-long-word`, for which the package has the style.
 */
export function LongWords({ children: text }: { children: string }) {
  return (
    // Another text is another element: a page translator may have replaced the pieces of this one.
    <span key={text}>
      {text.split(LONG_WORD).map((piece, index) =>
        index % 2 === 1 ? (
          <span key={index} data-long-word="">
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
