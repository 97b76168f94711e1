/** A text with a full stop at its end. */
export const addFullStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
