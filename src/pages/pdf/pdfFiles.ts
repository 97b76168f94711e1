/**
 * Folder of files that pdf.js loads by name: decoders, character maps and fonts (scripts/plugins/pdfFiles.ts). Its name
 * contains the version of pdf.js, because browsers cache built files for a year.
 */
export const PDF_FILES = '/assets/pdfjs-6.5.438/'
