/** The production hosts by distributor. All other hosts are not production. The names are invented. */
export const DISTRIBUTOR_HOSTS: Readonly<Record<string, readonly string[]>> = {
  sb1: ['www.demobanken.example', 'm.demobanken.example'],
  eika: ['www.granbanken.example'],
  fremtind: ['www.fjordtrygd.example'],
  none: ['direkte.fjordtrygd.example'],
  fana: ['www.havnebanken.example'],
  more: ['www.solbanken.example'],
  lofavor: ['medlem.fjordtrygd.example'],
  fjell: ['www.fjellbanken.example'],
};

/** The two hosts on which releases are tested. */
export const QA_HOSTS: readonly string[] = ['qa1.fjordtrygd.example', 'qa2.fjordtrygd.example'];
