// @isolation apart

import { expect, it } from 'vitest';
import { freeOfEffects } from './dropUnusedParts.ts';

it('takes a part’s name for debuggers away, and says that making one has no effect', () => {
  const library = [
    'var Link = React10.forwardRef(function Link2(props, ref) {});',
    'Link.displayName = "Link";',
    'const Context = createContext(null);',
  ].join('\n');
  expect(freeOfEffects(library)).toBe(
    [
      'var Link = /* @__PURE__ */ React10.forwardRef(function Link2(props, ref) {});',
      '',
      'const Context = /* @__PURE__ */ createContext(null);',
    ].join('\n'),
  );
});

it('says that a list of what a part consists of has no effect, either', () => {
  const library = [
    'var anatomy = createAnatomy("menu").parts("item");',
    'var parts = anatomy.build();',
    'const menuAnatomy = anatomy$1.extendWith("itemCommand");',
  ].join('\n');
  expect(freeOfEffects(library)).toBe(
    [
      'var anatomy = /* @__PURE__ */ createAnatomy("menu").parts("item");',
      'var parts = /* @__PURE__ */ anatomy.build();',
      'const menuAnatomy = /* @__PURE__ */ anatomy$1.extendWith("itemCommand");',
    ].join('\n'),
  );
});

it('leaves alone what is done within a function, and what is no part', () => {
  const library = [
    'function name(part) {',
    '  part.displayName = "Part";',
    '}',
    'window.displayNameOf = name;',
    'const shown = useMemo(() => remember(memory(1)));',
  ].join('\n');
  expect(freeOfEffects(library)).toBe(library);
});
