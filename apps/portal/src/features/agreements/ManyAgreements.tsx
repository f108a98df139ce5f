import type { Agreement } from '@forsikring/api-client';
import { AccordionItem, AccordionRoot, TextField } from '@forsikring/ui-kit';
import { useState } from 'react';
import { formatMonthly } from '../../domain/formats/money';
import { areaTexts } from '../../domain/products/productArea.texts';
import { MoreRows } from '../../platform/rows/MoreRows';
import { useShownRows } from '../../platform/rows/useShownRows';
import { Price } from '../../platform/words/Price';
import { AgreementRows, type AgreementRowsProps } from './AgreementRows';
import { agreementGroups, findAgreements, isSearch } from './agreementGroups';
import { agreementsTexts as texts } from './agreements.texts';
import './many-agreements.css';

const MIN_SEARCHED = 20;

interface ManyAgreementsProps {
  agreements: Agreement[];
  /** Whether more agreements are pending. */
  pending: boolean;
  /** Whether agreements may be missing or are pending, so that every number may be too low. */
  partial: boolean;
}

/** Many agreements in groups that open and close, or in one list when all are in one area. A long list has a search. */
export default function ManyAgreements({ agreements, pending, partial }: ManyAgreementsProps) {
  const [search, setSearch] = useState('');
  const found = findAgreements(agreements, search);
  const searching = isSearch(search);
  const groups = searching ? undefined : agreementGroups(agreements);
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
          <p role="status">
            {searching && (partial ? texts.foundOfShown : texts.found)(found.length)}
          </p>
        </div>
      )}
      {groups ? (
        <AccordionRoot headingLevel={3} className="agreement-groups">
          {groups.map(({ area, agreements: some, monthly }, index) => (
            <AccordionItem
              key={area}
              defaultOpen={index === 0}
              heading={
                <>
                  {areaTexts[area]}{' '}
                  {!partial && (
                    <span className="agreement-group-sum">
                      <span>{texts.insurances(some.length)}</span>{' '}
                      {monthly > 0 && <Price>{formatMonthly(monthly)}</Price>}
                    </span>
                  )}
                </>
              }
            >
              <LongRows
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
          <LongRows agreements={found} pending={pending} search={search} />
        )
      )}
    </>
  );
}

interface LongRowsProps extends AgreementRowsProps {
  /** The search that found these agreements. @default '' */
  search?: string;
}

/** Agreements in one list, which shows a part at a time. */
function LongRows({ agreements, pending, search, ...rest }: LongRowsProps) {
  const rows = useShownRows(search);
  const total = agreements.length;
  return (
    <>
      <AgreementRows
        {...rest}
        ref={rows.list}
        agreements={agreements.slice(0, rows.limit)}
        pending={pending && rows.limit >= total}
      />
      <MoreRows id="forsikringer-flere" rows={rows} total={total} text={texts.shown} />
    </>
  );
}
