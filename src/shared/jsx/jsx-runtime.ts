import { jsx as createElement, jsxs as createElements, Fragment as ReactFragment } from 'react/jsx-runtime';
import { textApart } from './textApart.ts';

export type { JSX } from 'react';

export const Fragment = ReactFragment;

/** Called by the compiler for each JSX element: React's own, with texts wrapped. */
export const jsx: typeof createElement = (type, props, key) =>
  createElement(type, textApart(type, props as object), key);
export const jsxs: typeof createElements = (type, props, key) =>
  createElements(type, textApart(type, props as object), key);
