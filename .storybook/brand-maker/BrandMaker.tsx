import { Button, TextsProvider } from '@forsikring/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { Choices } from './Choices';
import { brandOf, type Draft, EMPTY, fieldId, loadDraft, saveDraft, setTokens } from './draft';
import { FilesIn, FilesOut, formUrl } from './Files';
import { FindingList } from './FindingList';
import { placeFindings } from './findings';
import { Preview } from './Preview';
import { useCheckedBrand } from './useCheckedBrand';
import './brand-maker.css';

/** A page on which a designer makes a brand: choices with their findings, and the brand on real pages. */
export function BrandMaker() {
  const [draft, setDraft] = useState(loadDraft);
  useEffect(() => saveDraft(draft), [draft]);
  const [before, setBefore] = useState<Draft>();
  const replaceDraft = (next: Draft) => {
    setBefore(draft);
    setDraft(next);
  };
  const brand = useMemo(() => brandOf(draft), [draft]);
  const checked = useCheckedBrand(brand);
  const findings = useMemo(() => placeFindings(checked?.faults ?? [], draft), [checked, draft]);
  const [first] = findings.filter(({ token }) => token);
  const goToFirst = () => {
    const field = document.getElementById(fieldId(first?.token ?? '', first?.mode ?? 'light'));
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  const form = draft.form && `:root { --brand-form: url("${formUrl(draft.form)}"); }`;

  return (
    <TextsProvider language="en">
      <div className="brand-maker" lang="en">
        <header className="brand-maker-header">
          <div>
            <h1 className="ui-heading-2">Make a brand</h1>
            <p>
              Choose a few colours and a face. The page derives the rest and checks all of it, as{' '}
              <code>brand check</code> does. Nothing leaves the browser.
            </p>
          </div>
          <div className="brand-maker-result">
            <p role="status" data-passes={checked && findings.length === 0 ? '' : undefined}>
              {checked && describeCount(findings.length)}
            </p>
            {first && (
              <Button variant="secondary" onClick={goToFirst}>
                Go to the first
              </Button>
            )}
            <FilesOut
              findingCount={findings.length}
              files={{
                'tokens.json': brand.light.text,
                'dark.json': brand.dark.text,
                ...(checked?.css && { 'brand.css': checked.css }),
                ...(draft.form && { 'form.svg': draft.form }),
              }}
            />
            {before && (
              <Button variant="tertiary" onClick={() => replaceDraft(before)}>
                Bring back the brand before
              </Button>
            )}
            <Button variant="tertiary" onClick={() => replaceDraft(EMPTY)}>
              Start over
            </Button>
          </div>
        </header>
        <div className="brand-maker-columns">
          <section aria-label="Choices">
            <FilesIn draft={draft} onDraftChange={replaceDraft} />
            <FindingList
              findings={findings.filter(({ token }) => !token)}
              onLeaveOut={(mode, token) => {
                setDraft((draft) => setTokens(draft, mode, { [token]: undefined }));
                // The button is gone with its finding.
                document.querySelector<HTMLElement>('.brand-maker-drop input')?.focus();
              }}
            />
            <Choices draft={draft} onDraftChange={setDraft} findings={findings} />
          </section>
          <Preview css={[checked?.previewCss, form].filter(Boolean).join('\n')} name={brand.name} />
        </div>
      </div>
    </TextsProvider>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'No findings: the brand passes.';
  return count === 1 ? '1 finding' : `${count} findings`;
}
