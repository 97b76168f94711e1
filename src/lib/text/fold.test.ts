import { expect, it } from 'vitest'
import { fold, removeAccents } from './fold'

it.each([
  ['accents', 'MISERABLES', 'Misérables'],
  ['combining accents', 'e\u0301', '\u00c9'],
  ['a dotted capital I', 'istanbul', 'İstanbul'],
  ['a dotless i', 'isik', 'ışık'],
  ['Polish', 'lodz', 'Łódź'],
  ['German', 'STRASSE', 'Straße'],
  ['a capital sharp s', 'strasse', 'STRAẞE'],
  ['French', 'coeur', 'Cœur'],
  ['Danish', 'rode orm', 'Røde Orm'],
  ['Latin', 'aeon', 'Æon'],
  ['Croatian', 'durdevac', 'Đurđevac'],
  ['Icelandic', 'thordis eidsdottir', 'Þórdís Eiðsdóttir'],
  ['Maltese', 'ghaxaq', 'Għaxaq'],
  ['Greek with a final sigma', 'οδοσ', 'ΟΔΟΣ'],
  ['no apostrophe', 'dont', 'Don’t'],
  ['a straight apostrophe', "don't", 'Don’t'],
  ['another apostrophe', 'donʼt', "Don't"],
  ['quotes', '"sunrise"', '„Sunrise“'],
  ['guillemets', 'aurore', '«Aurore»'],
  ['dashes', 'spider-man', 'Spider–Man'],
  ['a non-breaking space', 'qui va là ?', 'Qui va là\u00a0?'],
  ['nothing', '', ''],
])('folds two texts to the same that differ in %s', (_, a, b) => {
  expect(fold(a)).toBe(fold(b))
})

it.each([
  ['letters', 'a', 'b'],
  ['vowel signs of Hindi', 'कि', 'का'],
  ['words and a compound', 'spider man', 'spiderman'],
])('keeps two texts different that differ in %s', (_, a, b) => {
  expect(fold(a)).not.toBe(fold(b))
})

it('keeps quotes and letters where only accents are removed', () => {
  expect(removeAccents('Où est-ce? L’Œuvre')).toBe('ou est-ce? l’œuvre')
})
