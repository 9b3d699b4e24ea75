import { Box, Heading, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import type { OffersAnswer } from '../../../core/calls/offers.ts';
import { pricingText } from '../../text/pricing.ts';
import { Disclosure } from './Disclosure.tsx';

/** Who sells, and on what terms; the foot of every page leads here (/pricing#terms and so on). */
export function HouseRules({ offers: { provider, isRehearsal } }: { offers: OffersAnswer }) {
  const { hash } = useLocation();
  const { house } = pricingText;
  return (
    <Box as="section" id="house-rules" mt={{ base: '14', md: '16' }} scrollMarginTop="20">
      <Heading as="h2" size="3xl" mb="2">
        {house.title}
      </Heading>
      {provider === null ? (
        <Text color="fg.muted">{isRehearsal ? house.rehearsal : house.missing}</Text>
      ) : (
        // The foot's link opens one anew, so each is made for the address that it is opened at.
        <Box key={hash}>
          <Disclosure id="terms" title={house.terms} isOpen={hash === '#terms'}>
            {provider.terms}
          </Disclosure>
          <Disclosure id="privacy" title={house.privacy} isOpen={hash === '#privacy'}>
            {provider.privacy}
          </Disclosure>
          <Disclosure id="provider" title={house.provider} isOpen={hash === '#provider'}>
            {[provider.name, provider.address, provider.email].join('\n')}
          </Disclosure>
        </Box>
      )}
    </Box>
  );
}
