import './hyphenated.css';

/**
 * A price such as '1 234 kr/md'. Without room for one line it breaks before its unit, which stays whole.
 * @param children As the formats of `money.ts` return it.
 */
export function Price({ children: price }: { children: string }) {
  const [amount, unit] = price.split(/\u00a0(?=kr)/);
  return (
    <>
      {amount} <span className="whole-word">{unit}</span>
    </>
  );
}
