import { Select } from '@forsikring/ui-kit';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Mode } from '../../packages/ui-kit/brand/Brand';
import { addressOf } from '../story-frame/StoryFrame';
import { labelOf, MODES } from './draft';
import { writeName } from './writeName';

const SHOWN = [
  { value: 'portal-oversikt--default', label: 'Overview' },
  { value: 'foundation-parts--default', label: 'All parts' },
  { value: 'portal-tilbud--default', label: 'Offers' },
  { value: 'portal-profil--default', label: 'Profile' },
];
const WIDTHS = [390, 1280];

interface BrandProps {
  css: string;
  /** The short name. The pages show the name with a capital letter. */
  name: string;
}

/** The brand on real pages, as wide as on a phone or a laptop. */
export function Preview({ css, name }: BrandProps) {
  const [story, setStory] = useState('portal-oversikt--default');
  const [mode, setMode] = useState<Mode | 'both'>('both');
  const [widthPx, setWidthPx] = useState(390);
  const label = SHOWN.find(({ value }) => value === story)?.label ?? story;
  return (
    <section className="brand-maker-preview" aria-label="Preview">
      <div className="brand-maker-preview-choices">
        <Select label="Page" options={SHOWN} value={story} onValueChange={setStory} />
        <Select
          label="Mode"
          value={mode}
          options={[
            { value: 'both', label: 'Light and dark' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onValueChange={setMode}
        />
        <Select
          label="Width"
          options={WIDTHS.map((value) => ({ value, label: `${value} px` }))}
          value={widthPx}
          onValueChange={setWidthPx}
        />
      </div>
      <div className="brand-maker-frames">
        {MODES.filter((one) => mode === 'both' || mode === one).map((one) => (
          <Frame
            key={`${story} ${one}`}
            title={`${label}, ${one}`}
            address={addressOf(story, { brand: 'neutral', scheme: one })}
            css={css}
            name={name}
            widthPx={widthPx}
          />
        ))}
      </div>
    </section>
  );
}

interface FrameProps extends BrandProps {
  title: string;
  address: string;
  widthPx: number;
}

/** A story in a frame, with the style sheet and the name of the brand, as small as its room needs. */
function Frame({ title, address, css, name, widthPx }: FrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ width: widthPx, height: 0 });

  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  const paint = () => {
    const page = frame.current?.contentDocument;
    if (!page?.head) return;
    const style = page.getElementById('brand-maker') ?? page.createElement('style');
    style.id = 'brand-maker';
    style.textContent = css;
    page.head.append(style);
  };
  useEffect(paint, [css]);

  const [page, setPage] = useState<Document>();
  useEffect(() => {
    if (!page) return;
    const write = () => writeName(page.body, labelOf(name));
    write();
    const observer = new MutationObserver(write);
    observer.observe(page.body, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [page, name]);

  const scale = Math.min(1, size.width / widthPx);
  return (
    <div
      ref={room}
      className="brand-maker-frame"
      style={{ '--brand-maker-width': `${widthPx}px` } as CSSProperties}
    >
      <iframe
        ref={frame}
        title={title}
        src={address}
        style={{
          inlineSize: widthPx,
          blockSize: size.height / scale,
          transform: `scale(${scale})`,
        }}
        onLoad={({ currentTarget }) => {
          paint();
          setPage(currentTarget.contentDocument ?? undefined);
        }}
      />
    </div>
  );
}
