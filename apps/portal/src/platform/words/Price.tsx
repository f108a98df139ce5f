import './words.css';

/**
 * A price such as '1 234 kr/md'. A long price first moves to a line of its own, and then breaks before its unit, which
 * stays whole.
 * @param children A price in a format of `money.ts`.
 */
export function Price({ children: price }: { children: string }) {
  const [, amount, unit] = /^(.*)\u00a0(kr.*)$/.exec(price) ?? [];
  return (
    <span key={price} className="price">
      {amount} <span className="whole-word">{unit}</span>
    </span>
  );
}
