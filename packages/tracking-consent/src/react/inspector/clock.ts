/** The time of day, to the second. */
export const clock = (time: number) => new Date(time).toLocaleTimeString('nb');
