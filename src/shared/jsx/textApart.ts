import { Fragment, type ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

interface WithChildren {
  children?: ReactNode;
}

/**
 * Wraps each text child that stands beside something else in an element of its own; adjacent texts become
 * one. A browser that translates a page replaces text nodes. React, which still holds the former ones, would
 * fail at the next change beside one, or change a text that is no longer shown. An element's only text is
 * safe. A component that returns only a text is not handled here: it must write an element around it.
 */
export function textApart<Props extends WithChildren>(type: unknown, props: Props): Props {
  const { children } = props;
  const apart = type === Fragment ? besideOthers(children) : alone(children);
  return apart === children ? props : { ...props, children: apart };
}

/** Children of a fragment stand beside what is around it. */
function besideOthers(children: ReactNode): ReactNode {
  if (isText(children)) return inSpan(children);
  return Array.isArray(children) && hasText(children) ? inSpans(children) : children;
}

function alone(children: ReactNode): ReactNode {
  if (!Array.isArray(children) || !hasText(children)) return children;
  if (children.every((child) => isText(child) || isNothing(child))) return children.filter(isText).join('');
  return inSpans(children);
}

function hasText(children: readonly ReactNode[]): boolean {
  return children.some((child) => isText(child) || (Array.isArray(child) && hasText(child)));
}

function inSpans(children: readonly ReactNode[]): ReactNode[] {
  return children.map((child, index) => {
    if (Array.isArray(child)) return inSpans(child);
    return isText(child) ? inSpan(child, `text${index}`) : child;
  });
}

/** Whitespace is not translated. */
function inSpan(text: string | number, key?: string): ReactNode {
  return `${text}`.trim() === '' ? text : jsx('span', { children: text }, key);
}

function isText(child: ReactNode): child is string | number {
  return typeof child === 'string' || typeof child === 'number';
}

function isNothing(child: ReactNode): boolean {
  return child === null || child === undefined || typeof child === 'boolean';
}
