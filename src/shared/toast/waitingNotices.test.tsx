import { expect, it } from 'vitest';
import { toaster } from './toaster.ts';

// Created before the component loads, like the first notice of a visit.
toaster.create({ id: 'waiting', title: 'It is kept.' });
const { Toasts } = await import('./Toasts.tsx');

it('takes a notice that waited for its component to load', () => {
  expect(Toasts).toBeTypeOf('function');
});
