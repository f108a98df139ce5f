import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from './Button';
import type { ConsentPartProps } from './ConsentBanner';
import { ConsentChoice } from './ConsentChoice';
import { nb } from './consent.texts';
import { focusPage } from './focusPage';
import { type ConsentAnswer, saveConsent } from './saveConsent';
import { closeConsentSettings, isSettingsOpen, subscribeToSettings } from './settingsOpen';

/** Props of `ConsentSettings`. */
export interface ConsentSettingsProps extends ConsentPartProps {}

const closed = () => false;

/**
 * The settings, in a modal dialog that `openConsentSettings()` opens. Shows what was answered; what
 * was not asked yet is off. Escape and Lukk leave the answer as it was. Mount it once.
 */
export function ConsentSettings(props: ConsentSettingsProps) {
  const open = useSyncExternalStore(subscribeToSettings, isSettingsOpen, closed);
  return open ? <SettingsDialog {...props} /> : null;
}

function SettingsDialog({ consent, language = nb, texts }: ConsentSettingsProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const text = { ...language, ...texts };
  const { statistics = false, marketing = false } = consent.getCategories();

  useEffect(() => {
    opener.current ??= document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    return () => {
      const back = opener.current;
      if (back instanceof HTMLElement && back.isConnected) back.focus();
      // The banner that opened it went with the answer.
      if (document.activeElement === document.body) focusPage();
    };
  }, []);

  function save(answer: ConsentAnswer) {
    saveConsent(answer);
    consent.refresh();
    closeConsentSettings();
  }

  return (
    <dialog
      ref={dialog}
      className="tc-part tc-dialog"
      lang={text.lang}
      aria-labelledby={id}
      onClose={closeConsentSettings}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget);
          save({ statistics: chosen.has('statistics'), marketing: chosen.has('marketing') });
        }}
      >
        <h2 className="tc-title" id={id}>
          {text.title}
        </h2>
        <p className="tc-text">{text.intro}</p>
        <ConsentChoice
          label={text.functional}
          description={text.functionalText}
          always={text.always}
        />
        <ConsentChoice
          name="statistics"
          label={text.statistics}
          description={text.statisticsText}
          defaultChecked={statistics}
        />
        <ConsentChoice
          name="marketing"
          label={text.marketing}
          description={text.marketingText}
          defaultChecked={marketing}
        />
        <div className="tc-actions">
          <Button type="submit">{text.save}</Button>
          <Button kind="outline" onClick={() => save({ statistics: false, marketing: false })}>
            {text.refuse}
          </Button>
          <Button kind="outline" onClick={() => save({ statistics: true, marketing: true })}>
            {text.accept}
          </Button>
          <Button kind="quiet" onClick={() => dialog.current?.close()}>
            {text.close}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
