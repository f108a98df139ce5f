/** The octagon with a cross that marks every error, on a grid of 24. */
export const ERROR_MARK = 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9l6 6m0-6-6 6';
