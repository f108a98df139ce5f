/** The median of a list of numbers; of two middle ones, the greater. */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** The smallest and the greatest of a list of numbers. */
export const range = (numbers) => [Math.min(...numbers), Math.max(...numbers)];
