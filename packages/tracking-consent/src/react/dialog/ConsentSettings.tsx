import { openModal } from '@forsikring/foundation/focus/openModal';
import { LongWords } from '@forsikring/foundation/react/LongWords';
import { type ChangeEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './Button';
import { ConsentChoice } from './ConsentChoice';
import { returnFocusOrTop } from './returnFocusOrTop';
import {
  closeConsentSettings,
  countOpenings,
  isSettingsOpen,
  subscribeToSettings,
} from './settingsOpen';
import { type ConsentPartProps, useConsentPart, useIsServed } from './useConsentPart';
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
  const openings = useSyncExternalStore(subscribeToSettings, countOpenings, () => 0);
  // Closed, a dialog stays in the page to fade out. The next opening shows a new one.
  return served && openings > 0 ? <SettingsDialog key={openings} open={open} {...props} /> : null;
}

function SettingsDialog({ open, ...props }: ConsentSettingsProps & { open: boolean }) {
  const { consent, privacyHref, onHidden } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const { text, asked, failed, save } = useConsentPart(props, closeConsentSettings);
  const stored = useSyncExternalStore(consent.subscribe, consent.getCategories);
  const [opened] = useState(stored);
  const [draft, setDraft] = useState({ choices: stored, from: stored });
  // Another tab has saved: its choice replaces what was chosen here.
  const choices = draft.from === stored ? draft.choices : stored;

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const root = element.getRootNode() as Document;
    // In a shadow root, the button of the banner there.
    opener.current ??= root.activeElement ?? document.activeElement;
    // A browser would focus the first switch or link, and scroll past the text above it.
    openModal(element, heading.current);
    return () => {
      if (element.close) element.close();
      else element.open = false;
      // The banner that opened the dialog may have closed.
      returnFocusOrTop(opener.current);
    };
  }, [open]);
  const closeHidden = () => {
    // An invisible modal would make the page dead.
    closeConsentSettings();
    onHidden?.();
  };
  useSeen(dialog, closeHidden, open);

  const isOn = (name: string) => choices[name] === true;
  const toggle = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setDraft({ from: stored, choices: { ...choices, [target.name]: target.checked } });

  function saveChoice() {
    consent.refresh();
    // Do not save choices that were based on an older consent: they could undo a refusal.
    if (consent.getCategories() === stored) save(isOn);
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
          <svg viewBox="0 0 24 24" aria-hidden="true" stroke="currentColor" strokeWidth="2">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </Button>
        <p className="tc-text">
          <LongWords>{text.intro}</LongWords>{' '}
          {privacyHref !== undefined && (
            <a className="tc-link" href={privacyHref}>
              {text.privacy}
            </a>
          )}
        </p>
        <p className="tc-text tc-status" role="status">
          {failed ? text.notStored : stored !== opened && text.changed}
        </p>
        <div className="tc-choice">
          <span className="tc-label">{text.functional}</span>
          <span className="tc-always">{text.always}</span>
          <p className="tc-text">
            <LongWords>{text.functionalText}</LongWords>
          </p>
        </div>
        {asked.map(({ name, label, description }) => (
          <ConsentChoice
            key={name}
            name={name}
            label={label}
            description={description}
            checked={isOn(name)}
            state={isOn(name) ? text.on : text.off}
            onChange={toggle}
          />
        ))}
        <div className="tc-actions">
          <Button onClick={saveChoice}>{text.save}</Button>
          <Button kind="outline" onClick={() => save(() => false)}>
            {text.refuse}
          </Button>
          <Button kind="outline" onClick={() => save(() => true)}>
            {text.accept}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
