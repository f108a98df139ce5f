/** Lets 'informasjonskapsler' break between its parts. The text itself does not change: CSS generates the hyphen. */
export function LongWords({ children: text }: { children: string }) {
  const [start] = /^.*informasjons(?=kaps)/i.exec(text) ?? [];
  if (start === undefined) return <>{text}</>;
  return (
    <>
      {start}
      <span className="ui-soft-hyphen" />
      {text.slice(start.length)}
    </>
  );
}
