import type { ReactNode } from 'react';
import { jsxDEV as createElement, Fragment as ReactFragment } from 'react/jsx-dev-runtime';
import { textApart } from './textApart.ts';

export type { JSX } from 'react';

export const Fragment = ReactFragment;

/** Like `jsx-runtime`, in development. React warns of static children that are no array, as joined texts are. */
export const jsxDEV: typeof createElement = (type, props, key, isStatic, ...rest) => {
  const apart = textApart(type, props as { children?: ReactNode });
  return createElement(type, apart, key, isStatic && Array.isArray(apart.children), ...rest);
};
