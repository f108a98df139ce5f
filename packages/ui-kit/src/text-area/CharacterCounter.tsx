import { useEffect, useRef, useState } from 'react';
import { FieldProblem } from '../internals/field/Field';
import type { TextAreaTexts } from './textArea.texts';

interface CharacterCounterProps {
  counterId: string;
  overId: string;
  /** User-perceived characters. */
  count: number;
  max: number;
  texts: TextAreaTexts;
}

const ANNOUNCE_FROM = 0.9;
const ANNOUNCE_AFTER_MS = 1000;

/** 'n / max' under a text area; above `max` also the excess. */
export function CharacterCounter({ counterId, overId, count, max, texts }: CharacterCounterProps) {
  const fill = (template: string, shown: number) =>
    template.replace('{count}', String(shown)).replace('{max}', String(max));
  const over = count > max && fill(texts.over, count - max);
  const near = count >= max * ANNOUNCE_FROM ? fill(texts.left, max - count) : '';
  const said = useSettled(over || near, ANNOUNCE_AFTER_MS);

  return (
    <div className="ui-text-area-below">
      {over && (
        <div id={overId}>
          <FieldProblem>{over}</FieldProblem>
        </div>
      )}
      <div className="ui-text-area-counter" id={counterId}>
        <span aria-hidden="true">{`${count} / ${max}`}</span>
        <span className="ui-visually-hidden">{fill(texts.counter, count)}</span>
      </div>
      <span className="ui-visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

/** The text after a pause, so that announcements do not interrupt typing. The first text is not announced. */
function useSettled(text: string, afterMs: number): string {
  const last = useRef(text);
  const [settled, setSettled] = useState('');

  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSettled(text);
    }, afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);

  return settled;
}
