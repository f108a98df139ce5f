import type { TextsOf } from '../texts/TextsProvider';

/** The texts of the buttons of an editable row: 'Endre e-post', 'Avbryt endring av e-post'. */
export interface EditableRowTexts {
  /** Seen on the button of a closed row; the subject follows for screen readers. */
  edit: string;
  /** Seen on the button that closes an open row. */
  cancel: string;
  /** Between `cancel` and the subject, for screen readers. */
  cancelOf: string;
}

export const editableRowTexts: TextsOf<EditableRowTexts> = {
  nb: { edit: 'Endre', cancel: 'Avbryt', cancelOf: 'endring av' },
  nn: { edit: 'Endre', cancel: 'Avbryt', cancelOf: 'endring av' },
  en: { edit: 'Change', cancel: 'Cancel', cancelOf: 'changing' },
};
