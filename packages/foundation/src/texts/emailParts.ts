/** The parts of an e-mail address, which may wrap between them: after `@` and after dots, but not before a short ending. */
export const emailParts = (address: string): string[] => address.split(/(?<=@|\.)(?!\p{L}{1,4}$)/u);
