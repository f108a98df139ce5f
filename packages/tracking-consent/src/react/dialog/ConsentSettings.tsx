import { openModal } from '@forsikring/foundation/focus/openModal';
import { returnFocus } from '@forsikring/foundation/focus/returnFocus';
import { LongWords } from '@forsikring/foundation/react/LongWords';
import { type ChangeEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { type ConsentChoices, saveConsent } from '../../browser/saveConsent';
import { Button } from './Button';
import type { ConsentPartProps } from './ConsentBanner';
import { ConsentChoice } from './ConsentChoice';
import { focusTop } from './focusTop';
import { PrivacyLink } from './PrivacyLink';
import { closeConsentSettings, isSettingsOpen, subscribeToSettings } from './settingsOpen';
import { shownTexts } from './shownTexts';
import { useIsServed } from './useIsServed';
import { useSeen } from './useSeen';

/** Props of `ConsentSettings`. */
export interface ConsentSettingsProps extends ConsentPartProps {}

const isOpenOnServer = () => false;

/**
 * The settings, in a modal dialog that `openConsentSettings()` opens. The dialog shows the current consent; a category
 * without a choice is off. Escape and Lukk do not change the consent. If the consent changes in another tab meanwhile,
 * the dialog shows the new consent and a message. When the browser does not store the choices, the dialog says so and stays
 * open. Mount it once. For a `consent` that would never read the cookie of the settings, logs an error and shows nothing.
 */
export function ConsentSettings(props: ConsentSettingsProps) {
  const served = useIsServed(props.consent);
  const open = useSyncExternalStore(subscribeToSettings, isSettingsOpen, isOpenOnServer);
  const [last, setLast] = useState({ open: false, opening: 0 });
  if (last.open !== open) setLast({ open, opening: last.opening + Number(open) });
  // Closed, a dialog stays in the page to fade out. The next opening shows a new one.
  return served && last.opening > 0 ? (
    <SettingsDialog key={last.opening} open={open} {...props} />
  ) : null;
}

function SettingsDialog({
  open,
  consent,
  language,
  texts,
  privacyHref,
  onChoice,
  onHidden,
}: ConsentSettingsProps & { open: boolean }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const { text, asked, choicesOf } = shownTexts(consent, language, texts);
  const stored = useSyncExternalStore(consent.subscribe, consent.getCategories);
  const read = (changed: boolean) => ({
    choices: choicesOf((name) => stored[name] === true) as ConsentChoices,
    from: stored,
    changed,
  });
  const [choice, setChoice] = useState(() => read(false));
  const [failed, setFailed] = useState(false);
  if (choice.from !== stored) setChoice(read(true));

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const root = element.getRootNode() as Document;
    // In a shadow root, the button of the banner there.
    opener.current ??= root.activeElement ?? document.activeElement;
    openModal(element);
    // A browser would focus the first switch or link, and scroll past the text above it.
    heading.current?.focus();
    return () => {
      if (element.close) element.close();
      else element.open = false;
      // The banner that opened the dialog may have closed.
      if (!returnFocus(opener.current)) focusTop();
    };
  }, [open]);
  const seen = useSeen(dialog, onHidden, open);
  useEffect(() => {
    // An invisible modal would make the page dead.
    if (!seen) closeConsentSettings();
  }, [seen]);

  const toggle = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setChoice({ ...choice, choices: { ...choice.choices, [target.name]: target.checked } });

  function save(choices: ConsentChoices) {
    const receipt = saveConsent(consent, choices, text);
    if (receipt.stored) closeConsentSettings();
    setFailed(!receipt.stored);
    onChoice?.(receipt);
  }

  function saveChoice() {
    consent.refresh();
    // Do not save choices that were based on an older consent: they could undo a refusal.
    if (consent.getCategories() === choice.from) save(choice.choices);
  }

  return (
    <dialog
      ref={dialog}
      className="tc-part tc-dialog"
      lang={text.lang}
      dir="auto"
      aria-labelledby={id}
      onClose={({ currentTarget }) => !currentTarget.open && closeConsentSettings()}
    >
      {/* Not a form, which would be lost in a form of the page. */}
      <div>
        <h2 ref={heading} tabIndex={-1} className="tc-title" id={id}>
          <LongWords>{text.title}</LongWords>
        </h2>
        <Button kind="cross" aria-label={text.close} onClick={closeConsentSettings}>
          <svg width="24" height="24" aria-hidden="true" stroke="currentColor" strokeWidth="2">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </Button>
        <p className="tc-text">
          <LongWords>{text.intro}</LongWords> <PrivacyLink href={privacyHref} text={text.privacy} />
        </p>
        <p className="tc-text tc-status" role="status">
          {failed ? text.notStored : choice.changed && text.changed}
        </p>
        <ConsentChoice
          label={text.functional}
          description={text.functionalText}
          always={text.always}
        />
        {asked.map(({ name, label, description }) => (
          <ConsentChoice
            key={name}
            name={name}
            label={label}
            description={description}
            checked={choice.choices[name]}
            state={choice.choices[name] ? text.on : text.off}
            onChange={toggle}
          />
        ))}
        <div className="tc-actions">
          <Button onClick={saveChoice}>{text.save}</Button>
          <Button kind="outline" onClick={() => save(choicesOf(() => false))}>
            {text.refuse}
          </Button>
          <Button kind="outline" onClick={() => save(choicesOf(() => true))}>
            {text.accept}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
