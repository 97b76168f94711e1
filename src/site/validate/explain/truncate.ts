const MAX_LENGTH = 60

/** Shortens a name or value of a document for a message. */
export const truncate = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)
