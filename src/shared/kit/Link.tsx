import type { AnchorHTMLAttributes, Ref } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { ownPath } from '../page/ownPath.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Stored with the entry of the browser's history. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link within the app. The router's own includes prefetching of server pages: 2 kB of each first visit. */
export function Link({ to, state, target, onClick, ...rest }: LinkProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(target !== undefined && { target }) });
  return (
    <a
      {...rest}
      href={ownPath(useHref(to))}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}
