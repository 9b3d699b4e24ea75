import { chakra } from '@chakra-ui/react';
import { Crown, UserRound } from 'lucide-react';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { appText } from '../../shared/text/app.ts';

/** Here an admin's sections leave no space for a name. */
const FULL_OF_SECTIONS = '@media (min-width: 601px) and (max-width: 719px)';

/** The user's name with a Pro icon if Pro, otherwise a generic one; it opens the account page (SPEC §2). */
export function UserLink() {
  const name = useProfile((profile) => profile.name) || appText.nav.nameless;
  const isAdmin = useProfile((profile) => profile.isAdmin);
  const isPro = useProfile((profile) => isActivePro(profile, new Date()));
  return (
    <AccountLink to="/account">
      <Token>
        {isPro ? <Crown size={18} aria-label={appText.nav.pro} /> : <UserRound size={18} aria-hidden />}
      </Token>
      <chakra.span
        truncate
        maxWidth={{ base: '9rem', lg: '14rem' }}
        css={isAdmin ? { [FULL_OF_SECTIONS]: { srOnly: true } } : {}}
      >
        {name}
      </chakra.span>
    </AccountLink>
  );
}

const AccountLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    minWidth: '0',
    borderRadius: 'md',
    fontWeight: '600',
    textStyle: 'sm',
    color: 'fg',
    _hover: { color: 'accent' },
  },
});

const Token = chakra('span', {
  base: {
    layerStyle: 'brassPlate',
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '9',
    borderRadius: 'full',
  },
});
