import type { Agreement } from '@forsikring/api-client';
import { AccordionItem, AccordionRoot, TextField } from '@forsikring/ui-kit';
import { useState } from 'react';
import { areaTexts } from '../../domain/products/productArea.texts';
import { LoadingRows } from '../../platform/rows/LoadingRows';
import { AgreementRow } from './AgreementRow';
import { agreementGroups, findAgreements, sameThingTogether } from './agreementGroups';
import { agreementsTexts as texts } from './agreements.texts';

const MIN_SEARCHED = 20;

interface AgreementRowsProps {
  agreements: Agreement[];
  /** Whether more agreements are pending. */
  pending: boolean;
}

/** All agreements: one list, or groups that open and close when there are many, with a search when there are more. */
export function AgreementRows({ agreements, pending }: AgreementRowsProps) {
  const [search, setSearch] = useState('');
  const ordered = sameThingTogether(agreements);
  const found = findAgreements(ordered, search);
  const groups = search ? undefined : agreementGroups(ordered);
  return (
    <>
      {agreements.length >= MIN_SEARCHED && (
        <div className="agreement-search">
          <TextField
            type="search"
            label={texts.search}
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <p role="status">{search && texts.found(found.length)}</p>
        </div>
      )}
      {groups ? (
        <AccordionRoot headingLevel={3} className="agreement-groups">
          {groups.map(({ area, agreements: some }, index) => (
            <AccordionItem
              key={area}
              defaultOpen={index === 0}
              heading={
                <>
                  {areaTexts[area]}{' '}
                  <span className="agreement-group-count">{texts.insurances(some.length)}</span>
                </>
              }
            >
              <Rows
                label={areaTexts[area]}
                agreements={some}
                headingLevel={4}
                pending={pending && index === groups.length - 1}
              />
            </AccordionItem>
          ))}
        </AccordionRoot>
      ) : (
        (found.length > 0 || pending) && (
          <Rows label={texts.heading} agreements={found} headingLevel={3} pending={pending} />
        )
      )}
    </>
  );
}

interface RowsProps extends AgreementRowsProps {
  label: string;
  headingLevel: 3 | 4;
}

function Rows({ label, agreements, headingLevel, pending }: RowsProps) {
  return (
    <ul role="list" aria-label={label} className="row-list">
      {agreements.map((agreement) => (
        <li key={`${agreement.systemSource} ${agreement.policyNumber}`}>
          <AgreementRow agreement={agreement} headingLevel={headingLevel} />
        </li>
      ))}
      {pending && <LoadingRows count={1} priced />}
    </ul>
  );
}
