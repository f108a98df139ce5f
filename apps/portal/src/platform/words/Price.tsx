import './hyphenated.css';

/**
 * A price such as '1 234 kr/md'. It goes to a line of its own before it breaks, and breaks before its unit, which
 * stays whole.
 * @param children As the formats of `money.ts` return it, with or without a label: 'Totalpris: 1 234 kr/md'.
 */
export function Price({ children: price }: { children: string }) {
  const [, label, amount, unit] = /^(.*: )?(.*)\u00a0(kr.*)$/.exec(price) ?? [];
  return (
    <>
      {label}
      <span className="price">
        {amount} <span className="whole-word">{unit}</span>
      </span>
    </>
  );
}
