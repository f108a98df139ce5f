/**
 * Lets 'informasjonskapsler' break between its parts. The text itself does not change: the style sheet of the package
 * generates the hyphen in the element with `data-soft-hyphen`.
 */
export function LongWords({ children: text }: { children: string }) {
  const [start] = /^.*informasjons(?=kaps)/i.exec(text) ?? [];
  if (start === undefined) return <>{text}</>;
  return (
    <>
      {start}
      <span data-soft-hyphen="" />
      {text.slice(start.length)}
    </>
  );
}
