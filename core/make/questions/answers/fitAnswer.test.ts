import { describe, expect, it } from 'vitest';
import { isAnswer } from '../../../lock/lock.ts';
import { LIMITS } from '../../../room/limits.ts';
import { chooseFit, fitAnswer } from './fitAnswer.ts';
import { lockOfFit } from './lockOfFit.ts';

function suiting(answer: string): readonly [string | undefined, string | undefined] {
  const [fit] = fitAnswer(answer);
  return [fit?.type, fit?.password];
}

function opens(answer: string, typed: string): boolean {
  const fit = chooseFit(answer, 'text');
  return fit !== null && isAnswer(lockOfFit(fit), typed);
}

describe('G4 K1 every answer becomes the code that suits it', () => {
  it.each([
    ['la clé', 'text', 'la clé'],
    ['412', 'digits', '412'],
    ['1,000', 'digits', '1000'],
    ['1 234 567', 'digits', '1234567'],
    ['3.14', 'text', '3.14'],
    ['dix heures dix', 'clock', '10:10'],
    ['ten past ten', 'clock', '10:10'],
    ['zehn nach zehn', 'clock', '10:10'],
    ['las diez y diez', 'clock', '10:10'],
    ['a quarter to three', 'clock', '2:45'],
    ['Viertel vor drei', 'clock', '2:45'],
    ['trois heures moins le quart', 'clock', '2:45'],
    ['las tres menos cuarto', 'clock', '2:45'],
    ['halb drei', 'clock', '2:30'],
    ['fünf vor halb drei', 'clock', '2:25'],
    ['half past two', 'clock', '2:30'],
    ["five o'clock", 'clock', '5:00'],
    ['fünf Uhr fünfzehn', 'clock', '5:15'],
    ['une heure', 'clock', '1:00'],
    ['15:45', 'clock', '3:45'],
    ['10h10', 'clock', '10:10'],
    ['3:45 pm', 'clock', '3:45'],
    ['0:05', 'clock', '12:05'],
    ['10:07', 'text', '10:07'],
    ['gauche, droite, droite', 'directions', 'left right right'],
    ['left right right', 'directions', 'left right right'],
    ['Rouge, bleu et vert', 'colours', 'red blue green'],
    ['rot, blau, grün', 'colours', 'red blue green'],
    ['rojo, azul, verde', 'colours', 'red blue green'],
    ['green', 'text', 'green'],
    ['Mercury, Venus, Earth', 'order', 'b c a'],
    ['egg → caterpillar → butterfly', 'order', 'c b a'],
    ['H2O', 'text', 'H2O'],
  ])('%s: %s', (answer, type, password) => {
    expect(suiting(answer)).toEqual([type, password]);
  });

  it('lets a teacher choose among the faces that hold it', () => {
    expect(fitAnswer('412').map(({ type }) => type)).toEqual(['digits', 'text', 'wheels']);
    expect(chooseFit('412', 'wheels')?.password).toBe('4 1 2');
    expect(chooseFit('rouge, bleu, vert', 'order')?.password).toBe('b a c');
    expect(chooseFit('derrière le tableau', 'order')?.type).toBe('order');
    expect(chooseFit('la clé', 'digits')?.type).toBe('text');
  });

  it('refuses what no lock holds', () => {
    expect(fitAnswer('x'.repeat(61))).toEqual([]);
    expect(fitAnswer(' / | ')).toEqual([]);
  });
});

describe('K7 A1 what else counts as right', () => {
  it.each([
    ['la clé', 'LA CLE'],
    ['la clé', 'cle'],
    ['la clé / la clef', 'la clef'],
    ['clé|clef', 'clef'],
    ["l'étoile", 'etoile'],
    ['der Schlüssel', 'Schluessel'],
    ['to run', 'run'],
    ['Je suis libre !', 'je suis libre'],
    ['clé (f)', 'clé'],
    ['vingt-deux', 'vingt deux'],
    ['100 °C', '100'],
    ['3,5 kg', '3.5'],
    ['14.07.1789', '14/7/1789'],
  ])('%s opens to %s', (answer, typed) => {
    expect(opens(answer, typed)).toBe(true);
  });

  it.each([
    ['1/2', '1'],
    ['5 km/h', 'h'],
    ['la clé', 'la'],
    ['3 cats', '3'],
  ])('%s does not open to %s', (answer, typed) => {
    expect(opens(answer, typed)).toBe(false);
  });

  it('keeps to eight further answers', () => {
    const fit = chooseFit(Array.from({ length: 30 }, (_, place) => `word${place}`).join(' / '), 'text');
    expect(fit?.alsoAccepts).toHaveLength(8);
  });
});

describe('G4 K7 accents and articles count if the teacher says so', () => {
  const exact = (answer: string, typed: string) => {
    const fit = chooseFit(answer, 'text', true);
    return fit !== null && isAnswer(lockOfFit(fit), typed);
  };

  it.each([
    ['la clé', 'la clé', true],
    ['la clé', 'La clé', true],
    ['la clé', 'LA CLÉ', true],
    ['la clé', 'la cle', false],
    ['la clé', 'clé', false],
    ['la clé / la clef', 'La clef', true],
    ['la clé (f)', 'la clé', true],
    ['Der Schlüssel', 'der schlüssel', true],
    ['Der Schlüssel', 'der Schluessel', false],
  ])('%s: %s is right: %s', (answer, typed, isRight) => {
    expect(exact(answer, typed)).toBe(isRight);
  });

  it('holds as many further answers as a lock does', () => {
    const fit = chooseFit(Array.from({ length: 30 }, (_, place) => `word${place}`).join(' / '), 'text', true);
    expect(fit?.alsoAccepts).toHaveLength(LIMITS.alsoAccepts);
  });
});
