import { jsxDEV as createElement, Fragment as ReactFragment } from 'react/jsx-dev-runtime';
import { textApart } from './textApart.ts';

export type { JSX } from 'react';

export const Fragment = ReactFragment;

/** Like `jsx-runtime`, in development. */
export const jsxDEV: typeof createElement = (type, props, ...rest) =>
  createElement(type, textApart(type, props as object), ...rest);
