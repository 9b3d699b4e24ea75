import { Box, Flex, Heading } from '@chakra-ui/react';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { pricingText } from '../text/pricing.ts';
import { Disclosure } from './Disclosure.tsx';

/** Questions about paying; the first answer is open (SPEC §2). */
export function Faq() {
  const { title, entries } = pricingText.faq;
  return (
    <Flex as="section" mt={{ base: '14', md: '16' }} gap={{ base: '0', md: '8', lg: '20' }} align="end">
      <Box flex="1">
        <Heading as="h2" size="3xl" mb="2">
          {title}
        </Heading>
        {entries.map(({ question, answer }, index) => (
          <Disclosure key={question} title={question} isOpen={index === 0}>
            {answer}
          </Disclosure>
        ))}
      </Box>
      <ItemPicture
        uri="/art/items/hotel-door/cream/opened.webp"
        display={{ base: 'none', md: 'block' }}
        width={{ md: '170px', lg: '230px' }}
        me={{ lg: '12' }}
      />
    </Flex>
  );
}
