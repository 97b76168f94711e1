import { expect, it } from 'vitest'
import { fold, removeAccents } from './fold'

it.each([
  ['accents', 'MISERABLES', 'Misérables'],
  ['combining accents', 'e\u0301', '\u00c9'],
  ['a dotted capital I', 'istanbul', 'İstanbul'],
  ['a dotless i', 'isik', 'ışık'],
  ['Polish letters', 'lodz', 'Łódź'],
  ['the German letter ß', 'STRASSE', 'Straße'],
  ['a capital sharp s', 'strasse', 'STRAẞE'],
  ['the French ligature œ', 'coeur', 'Cœur'],
  ['the Danish letter ø', 'rode orm', 'Røde Orm'],
  ['the Latin ligature æ', 'aeon', 'Æon'],
  ['the Croatian letter đ', 'durdevac', 'Đurđevac'],
  ['Icelandic letters', 'thordis eidsdottir', 'Þórdís Eiðsdóttir'],
  ['the Maltese letter ħ', 'ghaxaq', 'Għaxaq'],
  ['a Greek final sigma', 'οδοσ', 'ΟΔΟΣ'],
  ['a missing apostrophe', 'dont', 'Don’t'],
  ['a straight apostrophe', "don't", 'Don’t'],
  ['another apostrophe', 'donʼt', "Don't"],
  ['quotes', '"sunrise"', '„Sunrise“'],
  ['guillemets', 'aurore', '«Aurore»'],
  ['dashes', 'spider-man', 'Spider–Man'],
  ['a non-breaking space', 'qui va là ?', 'Qui va là\u00a0?'],
  ['no character (empty texts)', '', ''],
])('folds texts that differ only in %s to the same text', (_, a, b) => {
  expect(fold(a)).toBe(fold(b))
})

it.each([
  ['letters', 'a', 'b'],
  ['vowel signs of Hindi', 'कि', 'का'],
  ['words and a compound', 'spider man', 'spiderman'],
])('folds texts that differ in %s to different texts', (_, a, b) => {
  expect(fold(a)).not.toBe(fold(b))
})

it('removeAccents() lowercases and removes accents, but keeps typographic quotes and ligatures', () => {
  expect(removeAccents('Où est-ce? L’Œuvre')).toBe('ou est-ce? l’œuvre')
})
