/** The tag of tests that run only in the project `matrix`, at night. */
export const MATRIX = '@matrix';
