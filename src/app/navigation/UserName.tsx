import { Box, Flex } from '@chakra-ui/react';
import { CircleUserRound, Gem } from 'lucide-react';
import { isActivePro } from '../../../core/account/isActivePro.ts';
import { useProfile } from '../../components/appStores.ts';
import { appText } from '../../text/app.ts';

/** The user's name with a Pro icon if Pro, otherwise a generic one (SPEC §2). */
export function UserName() {
  const name = useProfile((profile) => profile.name) || appText.nav.nameless;
  const isPro = useProfile((profile) => isActivePro(profile, new Date()));
  return (
    <Flex align="center" gap="2" minW="0" color="fg" fontWeight="600">
      <Box color="accent" flexShrink="0">
        {isPro ? <Gem size={20} aria-label={appText.nav.pro} /> : <CircleUserRound size={20} aria-hidden />}
      </Box>
      <Box as="span" truncate>
        {name}
      </Box>
    </Flex>
  );
}
