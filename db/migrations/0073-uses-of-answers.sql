-- How often a standard answer was used for a kind of damage: those used most are suggested first.
create table answer_use (
  code text not null,
  kind_of_damage text not null,
  uses integer not null,
  primary key (code, kind_of_damage)
);
