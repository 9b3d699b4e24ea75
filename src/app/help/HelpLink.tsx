import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../shared/kit/Link.tsx';

/** The part of an address that shows the manual over its page. */
export const HELP = '#help';

/** Opens the manual. The page stays as it is, a code in its address, too. */
export function HelpLink(props: Omit<ComponentProps<typeof Link>, 'to'>) {
  const { search } = useLocation();
  return <Link {...props} to={{ search, hash: HELP }} />;
}
