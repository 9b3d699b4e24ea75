import { describe, expect, it } from 'vitest';
import { findNewerScript } from './findNewerScript.ts';
import { findNewerStyle } from './findNewerStyle.ts';

const inScript = (text: string) => findNewerScript(text).map(({ what }) => what);
const inStyle = (text: string) => findNewerStyle(text).map(({ what }) => what);

describe('findNewerScript', () => {
  it.each([
    ['using held = open();', /Unexpected token/],
    ['const sign = /\\p{RGI_Emoji}/v;', /Invalid regular expression flag/],
    ['const sign = /(?i:a)b/;', /Invalid regular expression/],
    ['import facts from "./facts.json" with { type: "json" };', /Unexpected token/],
  ])('refuses syntax newer than ES2022: %s', (text, reason) => {
    expect(inScript(text)).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    ['list.toSorted()', '.toSorted'],
    ['one.union(other)', '.union'],
    ['Object.groupBy(list, key)', 'Object.groupBy'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Array.fromAsync(list)', 'Array.fromAsync'],
    ['word.isWellFormed()', '.isWellFormed'],
    ['new Intl.Segmenter()', 'Intl.Segmenter'],
    ['AbortSignal.any([one])', 'AbortSignal.any'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['document.startViewTransition(draw)', 'document.startViewTransition'],
    ['scheduler.yield()', 'scheduler'],
    ['window.navigation.back()', 'navigation'],
    ['new CloseWatcher()', 'CloseWatcher'],
  ])('finds what a served browser lacks: %s', (text, what) => {
    expect(inScript(text)).toContain(what);
  });

  it('says nothing of what every served browser has', () => {
    const text = `class Held { static #all = []; static { Held.#all.at(-1); } has(key) { return #all in key; } }
      const found = /(?<=a)b/d.exec(text)?.[0] ?? list.findLast(Boolean);
      structuredClone(navigator.clipboard); Object.hasOwn({}, 'scheduler'); list.sort().with;`;
    expect(inScript(text.replace('.with', ''))).toEqual([]);
  });
});

describe('findNewerStyle', () => {
  it.each([
    ['a { color: color-mix(in srgb, red, blue) }', 'color: color-mix()'],
    ['a { color: oklch(50% 0.1 20) }', 'color: oklch()'],
    ['a { color: light-dark(red, blue) }', 'color: light-dark()'],
    ['a { --mix: color-mix(in srgb, red, blue) }', '--mix: color-mix()'],
    ['a { & b { color: red } }', '&'],
    ['a:has(b) { color: red }', ':has(b)'],
    ['a:not(:has([b])) { color: red }', ':has([b])'],
    ['a:popover-open { color: red }', ':popover-open'],
    ['a { text-wrap: balance }', 'text-wrap: balance'],
    ['a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
    ['@starting-style { a { opacity: 0 } }', '@starting-style'],
    ['@property --angle { syntax: "*"; inherits: false }', '@property'],
    ['@container style(--wide: 1) { a { color: red } }', '@container style()'],
    ['a { anchor-name: --bar }', 'anchor-name'],
    ['a { backdrop-filter: blur(2px) }', 'backdrop-filter'],
  ])('finds what a served browser lacks: %s', (text, what) => {
    expect(inStyle(text)).toContain(what);
  });

  it.each([
    'a { color: red; color: color-mix(in srgb, red, blue) }',
    '@supports (color: oklch(0% 0 0)) { a { color: oklch(50% 0.1 20) } }',
    'a { -webkit-backdrop-filter: blur(2px); backdrop-filter: blur(2px) }',
    '@container (min-width: 20rem) { a:is(b, c):focus-visible { height: 100dvh; inset: 0; translate: 1px } }',
    '@layer base { a { width: calc(1px + 2cqw); overflow: clip; aspect-ratio: 1; gap: 1px } }',
  ])('takes what every served browser reads, or has another value for: %s', (text) => {
    expect(inStyle(text)).toEqual([]);
  });

  it('takes no newer value for the fallback of another one', () => {
    expect(inStyle('a { color: oklch(50% 0.1 20); color: color-mix(in srgb, red, blue) }')).toHaveLength(2);
  });
});
