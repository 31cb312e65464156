-- Imports have kept VAT numbers as files had them, forms without what people put between the digits and with their country in
-- front: whoever looks for a company by its number found one kind of them alone.
with bare as (
  select id, country = any ('{AT,BE,BG,HR,CY,CZ,DK,EE,FI,FR,DE,GR,HU,IE,IT,LV,LT,LU,MT,NL,PL,PT,RO,SK,SI,ES,SE}') as is_eu,
    case country when 'GR' then 'EL' else country end as prefix,
    upper(regexp_replace(vat_number, '[\s.,/·‐‑‒–—―-]', '', 'g')) as number
  from company where vat_number <> ''
), tidied as (
  select id, case when number = '' or not is_eu then number
    else prefix || regexp_replace(
      regexp_replace(number, case prefix when 'EL' then '^(EL|GR)' else '^' || prefix end, ''),
      case prefix when 'BE' then '^(\d{9})$' else '^($)' end, case prefix when 'BE' then '0\1' else '' end)
    end as number from bare
)
update company set vat_number = tidied.number from tidied
  where tidied.id = company.id and company.vat_number is distinct from tidied.number;
